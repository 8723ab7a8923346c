/** Words that are written and placed like names and never are one alone. */
export const NEVER_A_NAME: ReadonlySet<string> = new Set(
  "ty pesel nric bsn cpf dni cnp oib jmbg curp nino exmo exma anmälan bin née dell sig geom mevr dhr mag dipl mudr judr mgr phdr dkfm dr mr mrs ms prof sir madam madame monsieur damen herren dame mom mum dad mama papa mommy daddy grandma grandpa bro dude guys siri cortana chatgpt customer user assistant system admin agent bot patient client team support manager lord heaven santa hi hello hey dear thanks please yes no ok okay lol omg wtf lmao bonjour hola hallo ciao hei moi moin servus terve selam merhaba salut coucou halo zap olá hej ahoj lifeline samaritans merci gracias danke grazie obrigado mercury gallium xarelto rosen tulpen nelken sult 拝啓 敬具 зенит шахтар шахтёр шахтер динамо локомотив".split(
    " ",
  ),
);
