/** Does a text hold what the person typed into a search field? */
export function holds(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.trim().toLowerCase());
}
