import { save } from '@understory/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import type { Advice, Inquiry, Reply } from './advice.ts';

interface Asked {
  /** Null while nobody has asked, or when something else is asked by now. */
  readonly advice: Advice | null;
  readonly isThinking: boolean;
  ask(): void;
  /** Leave it at what has been found so far. */
  stop(): void;
  forget(): void;
}

const NOTHING_YET: Advice = { rows: [], about: '', legend: [], verdict: '', playouts: 0, of: 0 };

/** An advisor in a worker of its own, so that the page stays free. It is dismissed as soon as the game has gone on. */
export function useAdvice(hire: () => Worker): Asked {
  const game = useGame();
  const version = useTable((table) => table.version);
  const [found, setFound] = useState<{ readonly advice: Advice; readonly version: number } | null>(null);
  const [isThinking, setThinking] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    setThinking(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was asked is not asked any more
  useEffect(() => stop, [stop, version]);
  const ask = () => {
    stop();
    const advisor = hire();
    worker.current = advisor;
    setThinking(true);
    setFound({ advice: NOTHING_YET, version });
    advisor.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (worker.current !== advisor) return;
      if ('trouble' in data) {
        stop();
        tellTrouble('The advisor has nothing to say', data.trouble);
        return;
      }
      setFound({ advice: data.advice, version });
      if (data.advice.playouts >= data.advice.of) stop();
    };
    advisor.onerror = () => {
      stop();
      tellTrouble('The advisor has nothing to say', 'It could not be called in this browser.');
    };
    advisor.postMessage({ save: save(game) } satisfies Inquiry);
  };
  return {
    advice: found?.version === version ? found.advice : null,
    isThinking,
    ask,
    stop() {
      stop();
      // Stopped before it had anything to say, it has nothing to leave here.
      if (found?.advice.playouts === 0) setFound(null);
    },
    forget() {
      stop();
      setFound(null);
    },
  };
}
