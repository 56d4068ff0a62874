import type { Advice } from '@understory/maker';
import { save } from '@understory/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellTrouble } from '../desk/notices.ts';
import { useTable } from '../table/table-store.ts';
import { useMakerGame } from './maker-game.ts';

export interface Heard extends Advice {
  readonly isDone: boolean;
}

interface Advisor {
  readonly heard: Heard | null;
  readonly isThinking: boolean;
  ask(): void;
  stop(): void;
}

/** An advisor who plays the game on in a thread of its own; another ask sends them away. */
export function useAdvisor(): Advisor {
  const game = useMakerGame();
  const version = useTable((table) => table.version);
  const [heard, setHeard] = useState<Heard | null>(null);
  const [isThinking, setThinking] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    setThinking(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another ask is of no use
  useEffect(() => {
    setHeard(null);
    return stop;
  }, [version, stop]);
  const ask = () => {
    stop();
    const made = new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<Heard>) => {
      setHeard(data);
      if (data.isDone) stop();
    };
    made.onerror = (event) => {
      stop();
      tellTrouble('The advisor has nothing to say', event.message);
    };
    made.postMessage(save(game));
    worker.current = made;
    setThinking(true);
  };
  return { heard, isThinking, ask, stop };
}
