import { learn } from '../books.ts';
import { host1 } from '../host1/index.ts';

/** From here on the pen can draw worlds of the first edition. */
export function learnFirstEdition(): void {
  learn('1', host1);
}

export { drawCampaign } from '../campaign/draw-campaign.ts';
