/** Words that questions are made of and that say nothing of what they are about; without accents. */
export const smallWords: ReadonlySet<string> = new Set(
  "a al algun alguna ante como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde e el ella en es esta estan este esto hace hacer hasta hay la las le lo los me mi mis o para pero por porque puede puedo que quien se si sin sobre son su sus tengo tiene tienen u un una unas unos y ya yo".split(
    " ",
  ),
);

/** The beginning that a word shares with its other forms; words of up to three letters stay whole. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const stem = word.replace(
    /(?:aciones|acion|ciones|cion|siones|sion|uciones|ucion|imientos?|ando|iendo|ado|ada|ados|adas|ido|ida|idos|idas|arlo|erlo|irlo|arse|erse|irse|ar|er|ir|es|os|as|s|o|a|e)$/,
    "",
  );
  return stem.length >= 3 ? stem : word;
}
