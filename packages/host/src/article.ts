/** What a thing of this name is called: "a Smelter", "an Armory", "the City", "Workshops". */
export function withArticle(name: string): string {
  if (/^(the|an?|some) /i.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (/s$/.test(name) && !/ss$/.test(name)) return name;
  return `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** What is called "a vein of ore", where no article fits: "vein of ore". */
export function withoutArticle(name: string): string {
  return name.replace(/^an? /, '');
}

/** Several of a thing: "veins of ore". */
export function several(name: string): string {
  const [head = '', ...rest] = withoutArticle(name).split(' of ');
  const many = /(s|x|ch|sh)$/.test(head) ? `${head}es` : `${head}s`;
  return [many, ...rest].join(' of ');
}
