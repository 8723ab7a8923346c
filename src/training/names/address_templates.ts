/**
 * How addresses are written. {n} house number, {z} five-digit postcode, {w} street name,
 * {c} city, {s} US state, {k} country, {x} a part of the house, {u} British postcode.
 */
export interface AddressTemplates {
  readonly language: string;
  readonly streets: string;
  /** Forms with postcode and city, `|` between. */
  readonly full: string;
  /** The street line alone. */
  readonly line: string;
  readonly cities: string;
  readonly units: string;
}

/** Written from general knowledge of postal habits. */
export const ADDRESS_TEMPLATES: readonly AddressTemplates[] = [
  {
    language: "en",
    streets:
      "Oak Street|Maple Avenue|Main St|Elm Drive|Cedar Ln|Washington Blvd|Park Avenue|5th Avenue|Second St|Lakeview Terrace|Highland Road|Sunset Boulevard|River Rd|Church Street|High Street|Station Road|Victoria Road|Green Lane|Manor Close|Kings Court|Mill Lane|Queens Way|Abbey Gardens|W 42nd St|N Michigan Ave|Old Mill Pkwy|Country Club Dr|Willow Creek Cir|Birch Pl|Chestnut Grove|Spring Valley Trail|Broadway|County Road 12|Highway 9|Collins Street|George St|Queen Street West|Yonge Street|Glenwood Crescent|Hillcrest Row|Martin Luther King Jr Blvd",
    full: "{n} {w}, {c}, {s} {z}|{n} {w} {x}, {c}, {s} {z}|{n} {w}, {x}, {c} {s} {z}|{n} {w}\n{c}, {s} {z}|{n} {w} {x}\n{c}, {s} {z}|{n} {w} {c} {s} {z}|{n} {w}\n {x}\n {c}\n, {s}\n {z}|{x}, {n} {w}, {c} {u}|{n} {w}, {c}, {u}|{n} {w}, {c} {u}, {k}|{n} {w}\n{c}\n{u}|{n} {w}, {c} {z}|{n} {w} {x}, {c}, {k} {z}|{n} {w} {x} {c} {k}|PO Box {n}, {c}, {s} {z}|P.O. Box {n}, {c} {z}|Unit {n} Box {n}\nAPO AE {z}|PSC {n}, Box {n}\nDPO AP {z}|{n} {w}\n {x}\n {c}\n {k} {z}|{n} {w}\n{c}\n, {s} {z}",
    line: "{n} {w}|{n} {w} {x}|{n} {w}, {x}|{x}, {n} {w}|{n}b {w}",
    cities:
      "Springfield|Austin|Portland|Denver|Columbus|Leeds|Bristol|London|Manchester|Toronto|Melbourne|Salem|Franklin|Georgetown|Fairview|Clinton|Dayton|Tulsa|Reno|Boise|Stockport|Bath|Reading|Ottawa|Perth|Dublin|Cork",
    units:
      "Apt. {n}|Apt {n}|Suite {n}|Ste. {n}|Unit {n}|#{n}|Flat {n}|Apartment {n}B|Floor {n}|Room {n}",
  },
  {
    language: "de",
    streets:
      "Hauptstraße|Bahnhofstr.|Goethestraße|Lindenweg|Am Markt|Kirchplatz|Schillerstrasse|Berliner Allee|Rosengasse|Unter den Linden|Gartenweg|Mozartring|Wiener Straße|Kaiserdamm|Mühlenstr.|Auf der Höhe|Bergstraße|Schlossplatz",
    full: "{w} {n}, {z} {c}|{w} {n}\n{z} {c}|{w} {n}a, {z} {c}, {k}|{w} {n}, D-{z} {c}|{w} {n} in {z} {c}|{w} {n}, {x}, {z} {c}|{w} {n} {z} {c}",
    line: "{w} {n}|{w} {n}a|{w} {n}/{n}",
    cities:
      "Berlin|Hamburg|München|Köln|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Wien|Graz|Zürich|Bern|Freiburg|Kassel|Bad Homburg|Ulm",
    units: "2. Stock|Hinterhaus|Top {n}|Whg. {n}",
  },
  {
    language: "fr",
    streets:
      "rue de la Paix|avenue Victor Hugo|boulevard Saint-Michel|rue des Lilas|place de la République|chemin des Vignes|allée des Chênes|quai de la Loire|impasse du Moulin|cours Lafayette|rue du Général de Gaulle|route de Lyon",
    full: "{n} {w}, {z} {c}|{n}, {w}, {z} {c}|{n} bis {w} {z} {c}|{n} {w}\n{z} {c}|{n}, {w}\n{z} {c}\n{k}|{x}, {n} {w}, {z} {c}",
    line: "{n} {w}|{n}, {w}|{n} bis, {w}",
    cities:
      "Paris|Lyon|Marseille|Toulouse|Nantes|Lille|Bordeaux|Rennes|Dijon|Grenoble|Bruxelles|Genève|Saint-Denis",
    units: "Appartement {n}|Bât. {n}|Esc. {n}",
  },
  {
    language: "es",
    streets:
      "Calle Mayor|C/ Alcalá|Avenida de la Constitución|Av. Reforma|Plaza de España|Paseo de Gracia|Calle 45|Carrera 7|Ronda de Atocha|Camino Real|Av. Corrientes|Calle San Martín",
    full: "{w} {n}, {z} {c}|{w}, {n}, {x}, {z} {c}|{w} {n}\n{z} {c}|{w} #{n}-{n}, {c}, {k}|{w}, {n}, {z} {c}, {k}|{w} nº {n}, {c} {z}",
    line: "{w} {n}|{w}, {n}|{w} nº {n}, {x}|{w} #{n}-{n}",
    cities:
      "Madrid|Barcelona|Sevilla|Valencia|Bilbao|Bogotá|Medellín|Ciudad de México|Guadalajara|Lima|Buenos Aires|Santiago|Quito",
    units: "2º B|3º izquierda|piso {n}|depto. {n}|bajo A",
  },
  {
    language: "it",
    streets:
      "Via Roma|Via Garibaldi|Corso Vittorio Emanuele|Piazza Duomo|Viale dei Mille|Vicolo Stretto|Via San Marco|Largo Augusto|Strada Provinciale 65|Via Giuseppe Verdi",
    full: "{w} {n}, {z} {c}|{w}, {n}\n{z} {c}|{w} {n}, {z} {c} ({s})|{w} {n} - {z} {c}, {k}|{w} {n}/A, {c}, {z}",
    line: "{w} {n}|{w}, {n}|{w} {n}/A",
    cities: "Roma|Milano|Torino|Napoli|Bologna|Firenze|Verona|Padova|Bari|Genova|Pisa",
    units: "interno {n}|scala B",
  },
  {
    language: "nl",
    streets:
      "Kerkstraat|Dorpsweg|Prinsengracht|Van Goghlaan|Stationsplein|Molenweg|Singel|Nieuwe Kade|Burgemeester de Vriesstraat|Julianalaan",
    full: "{w} {n}, {i} {c}|{w} {n}\n{i} {c}|{w} {n}-{n}, {i} {c}, {k}|{w} {n}, {z} {c}|{w} {n} {i} {c}",
    line: "{w} {n}|{w} {n}b|{w} {n}-{n}",
    cities: "Amsterdam|Rotterdam|Utrecht|Den Haag|Eindhoven|Groningen|Gent|Antwerpen|Leiden|Zwolle",
    units: "bus {n}|app. {n}",
  },
  {
    language: "pl",
    streets:
      "ul. Długa|ul. Mickiewicza|al. Jerozolimskie|plac Wolności|ulica Polna|os. Słoneczne|ul. 3 Maja|ul. Jana Pawła II|ul. Kwiatowa",
    full: "{w} {n}, {y} {c}|{w} {n}/{n}, {y} {c}|{w} {n} m. {n}\n{y} {c}|{w} {n}, {c} {y}",
    line: "{w} {n}|{w} {n}/{n}|{w} {n} m. {n}",
    cities: "Warszawa|Kraków|Gdańsk|Wrocław|Poznań|Łódź|Lublin|Katowice|Opole",
    units: "m. {n}",
  },
  {
    language: "pt",
    streets:
      "Rua das Flores|Avenida Paulista|Travessa do Carmo|Praça da Sé|Rua Augusta|Alameda Santos|Largo do Rato|Rua Sete de Setembro|Estrada da Luz|Av. Brasil",
    full: "{w}, {n}, {c}, {v}|{w}, {n}, {x}, {v} {c}|{w} {n}, {t} {c}|{w}, {n} - {c} - CEP {v}|{w} {n}\n{t} {c}|{w}, nº {n}, {c}",
    line: "{w}, {n}|{w} {n}|{w}, nº {n}, {x}",
    cities: "São Paulo|Rio de Janeiro|Lisboa|Porto|Coimbra|Curitiba|Recife|Braga|Belo Horizonte",
    units: "apto {n}|2º Esq.|bloco B",
  },
  {
    language: "nordic",
    streets:
      "Storgatan|Kungsgatan|Lindvägen|Vestergade|Nørrebrogade|Skolevej|Rosenallé|Karl Johans gate|Storgata|Bjørkeveien|Drottninggatan|Strandvejen|Mannerheimintie|Koivukatu|Laugavegur",
    full: "{w} {n}, {q} {c}|{w} {n}\n{q} {c}|{w} {n}, {x}, {q} {c}|{w} {n}, {c}|{w} {n} {q} {c}|{n} {w} {n} {x} {c} {k}",
    line: "{w} {n}|{w} {n} B|{w} {n}, {x}",
    cities:
      "Stockholm|Göteborg|Malmö|København|Aarhus|Odense|Oslo|Bergen|Trondheim|Uppsala|Helsinki|Aalborg",
    units: "lgh {n}|2. tv|3. th.|st.",
  },
  {
    language: "slavic",
    streets:
      "Ilica|Vukovarska ulica|Trg bana Jelačića|Hlavná|Obchodná ulica|Námestie SNP|Bulevar oslobođenja|Ulica kralja Petra|Knez Mihailova|Dlouhá|Vodičkova|Dózsa György út|Kossuth tér|Rákóczi utca",
    full: "{w} {n}, {z} {c}|{w} {n}\n{z} {c}|{w} {n}/{n}, {z} {c}|{n} {w} {n}. {x} {c} {k} {z}",
    line: "{w} {n}|{w} {n}/{n}|{w} {n}.",
    cities: "Zagreb|Split|Beograd|Novi Sad|Bratislava|Košice|Praha|Brno|Ljubljana|Budapest|Szeged",
    units: "stan {n}|byt {n}",
  },
];
