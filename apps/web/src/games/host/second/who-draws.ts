/** The person may hold the deck of monsters' cards. */
export const WHO_DRAWS = 'Who draws the monsters’ cards?';
