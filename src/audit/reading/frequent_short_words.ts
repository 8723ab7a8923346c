/** The commonest words of up to four letters, and pasts that differ by a mark, by language. */
const BY_LANGUAGE = `
  a ago age all an and any are as at ate be but by can did do for get go got had has he her him his
  how i if in is it its last let man may me men my new no not now of off old on one or our out own
  per put rate ran run sat saw say see set she so ten that the then they this to too two up us use
  was way we who why yet you
  al con de del el en es esa ese eso esta este ha he la las le les lo los me mi muy nos os por que se
  ser si sin son su sus te tu un una uno y ya
  ao aos as com da das de do dos e em foi mas na nas no nos o os ou para pela por que se sem seu sua
  um uma
  konnte konnten wurde wurden
  au aux ce ces dans de des du elle en est et eux il ils je la le les leur lui ma mes mon ne nos on
  ont ou par pas peu pour qui sa ses si son sous sur ta te tu un une vos vous
  am an bei bin da das dem den der des die du ein eine er es hat ich ihr im in ist kann man mit nur
  ob sehr sich sie so um und uns vom von vor war was wie wir zu zum zur
  al alla che chi ci come con da dal dei del di e era gli ha ho i il in io la le li lo ma mi mia ne
  nei no noi non o per se si sono su sua suo ti tra tu un una uno vi
  aan als bij dan dat de den deze die dit een en er haar had heb het hij ik in is je kan maar men met
  mij naar niet nu of om ons ook op te tot u uit van voor was wat we wel wie wij ze zij zo
  af at av blev de dem den der det du en er et ett fra han har hun i jag jeg kan med men mig nu og om
  sin som til till var vi
  a ale co czy dla do i ich im ja jak je jest ma mi mu na nad nas nie o od on ona po pod sam tak tam
  to tu ty u w we z za ze
`;

/** Words that a word of another language becomes when its marks go: Vietnamese `nợ` and Turkish `ön`. */
export const FREQUENT_SHORT_WORDS: ReadonlySet<string> = new Set(BY_LANGUAGE.trim().split(/\s+/));
