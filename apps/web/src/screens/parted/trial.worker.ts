import type { Picture } from '../../table/parted.ts';
import { isShowable } from './showable.ts';

/** A picture is drawn here once before the page draws it: whatever it does to the pen, the page stays free. */
self.onmessage = ({ data }: MessageEvent<Picture>) => self.postMessage(isShowable(data));
