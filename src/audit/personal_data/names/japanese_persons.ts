import { matchSpans } from "./match_spans.ts";

/** Frequent family names of Japan. */
const SURNAMES =
  "佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|渡邉|渡部|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|齋藤|清水|山崎|池田|橋本|阿部|石川|山下|中島|中嶋|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|金子|岡本|藤原|三浦|中川|中野|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小島|谷口|工藤|今井|高田|丸山|増田|杉山|村田|大塚|新井|小山|平野|藤本|河野|上野|野口|武田|松井|千葉|岩崎|菅原|木下|久保|佐野|野村|松尾|市川|菊地|菊池|杉本|古川|大西|島田|水野|桜井|櫻井|高野|渡瀬|吉川|山内|西田|飯田|西川|小松|北村|安田|五十嵐|川口|平田|関口|中田|久保田|服部|東|岩田|土屋|川崎|本田|樋口|永井|秋山|中西|吉村|川上|石原|松岡|馬場|浅野|松下|荒木|星野|大久保|野田|矢野|熊谷|松浦|小池|尾崎|永田|内藤|西山|黒田|望月|松村|大橋|片山|早川|福島|川村|宮田|大島|荒井|須藤|岡崎|川島|菅野|小田|田口|鎌田|堀|桑原|浜田|岡村|奥田|森本|白石|神田|成田|山中|小西|大谷|窪田|森川|榎本|三宅|大石|小泉|徳永|堀内|児玉|辻|竹田|宇野|北川|篠原|児島|沢田|澤田|富田|南|相馬|天野|石塚|稲垣|植田|江口|大森|岡部|落合|柏木|片岡|金井|川端|川田|神谷|栗原|黒木|小野寺|坂口|坂井|塩田|柴崎|島崎|白井|杉浦|瀬戸|高井|高山|瀧本|滝沢|竹中|田辺|田島|塚本|津田|寺田|戸田|中井|中尾|永野|西岡|西尾|西野|根本|長尾|畑中|浜口|早坂|原口|日高|平井|平山|広瀬|深澤|福井|福岡|藤岡|藤川|藤村|古田|堀田|牧野|三上|水谷|溝口|宮川|宮下|村井|村山|本間|森下|八木|柳|山岸|山根|山村|吉岡|吉野|米田|若林";
/** Characters in which given names end, and few other words behind a family name. */
const GIVEN_ENDS =
  "子美香奈恵菜花咲愛衣葵莉里理沙紗佳織絵江枝代世乃音夏希穂帆歩実樹郎太朗夫男雄介輔助平哉也司志史彦人斗翔輝健吾悟誠士仁佑祐亮諒涼蓮陸湊颯真凛杏桜結優花陽菫栞萌桃";
/** Numbers and signs in which they end behind another character. */
const GIVEN_ENDS_BEHIND = "一二三治次蔵造弥久宏浩";
/** Words that a family name opens or precedes, with such a character at their end. */
const NO_GIVEN =
  /(?:夫人|名人|本人|主人|大人|老人|役人|職人|芸人|一人|二人|三人|女子|男子|太子|様子|電子|原子|分子|菓子|帽子|息子|弟子|障子|王子)$/u;

const FULL_NAME = new RegExp(
  `(?<!\\p{Script=Han})(?:${SURNAMES})(?:[ 　]?\\p{Script=Han}{0,2}[${GIVEN_ENDS}]|[ 　]?(?!第)\\p{Script=Han}[${GIVEN_ENDS_BEHIND}]|[ 　]\\p{Script=Hiragana}{2,4})(?=[がはをにもへとの、。，,・:：)）」\\s]|から|より|です|だっ|まで|$)`,
  "gu",
);

/** Full names in Japanese by a frequent family name and the end of the given name. */
export function japanesePersons(text: string): { start: number; end: number }[] {
  if (!/\p{Script=Hiragana}/u.test(text)) return [];
  return matchSpans(text, [FULL_NAME]).filter(
    ({ start, end }) => !NO_GIVEN.test(text.slice(start, end)),
  );
}
