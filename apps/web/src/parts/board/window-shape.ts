import { useEffect, useState } from 'react';

/** How many times wider than high the board's window is; `usual` until it is known. */
export function useWindowShape(usual: number): number {
  const [shape, setShape] = useState(usual);
  useEffect(() => {
    const window_ = document.getElementById('map');
    if (!window_) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = window_;
      // Rounded, so that a pixel more or less does not lay a new sheet.
      if (clientHeight > 0) setShape(Math.max(0.5, Math.round((clientWidth / clientHeight) * 20) / 20));
    });
    watch.observe(window_);
    return () => watch.disconnect();
  }, []);
  return shape;
}
