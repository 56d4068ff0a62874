import type { View, World } from '@understory/host';
import { type Detail, detailAt, type Inked, PX } from '@understory/ink';
import type { Point } from '@understory/page';
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { announce } from '../../desk/notices.ts';
import { isMoving } from '../../storage/table-view.ts';
import { answer } from '../../table/acts.ts';
import { usePageGame, useView } from '../../table/page-game.ts';
import { usePlaying } from '../../table/playing.ts';
import { spotFrom } from '../../table/spot-key.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { changeView, lookAt, pointAt } from '../../table/view-acts.ts';
import { askOf } from '../../words/asked.ts';
import { type Called, calledIn } from '../../words/called-in.ts';
import { ageSheets } from '../paper/age-sheets.ts';
import { keptOf } from '../paper/draw-page.ts';
import { Ink } from '../paper/ink.tsx';
import { type MapLens, mapLens } from '../paper/lens.ts';
import { ringPath, shapePath } from '../paper/ring-path.ts';
import { usePen } from '../pen/pen-store.ts';
import { type ShapeOf, shapesDrawn } from '../pen/shapes-drawn.ts';
import { useAim } from '../preview/aim.ts';
import { usePreview } from '../preview/preview.ts';
import { ARROWS } from './by-keys.ts';
import type { Misfit } from './lay-elsewhere.ts';
import { type Lit, litAbout, litBy, litByTick } from './lit.ts';
import { MapTools } from './map-tools.tsx';
import { FINGER, optionsAt } from './options-at.ts';
import { Overlay } from './overlay.tsx';
import { type Realm, realmsOf } from './realms.ts';
import { type Refusal, RefusedHere } from './refused-here.tsx';
import { useSpotCursor } from './spot-cursor.ts';
import { whatIsHere } from './what-is-here.ts';
import '../paper/paper.css';

const PreviewCaption = lazy(() =>
  import('../preview/preview-caption.tsx').then((it) => ({ default: it.PreviewCaption })),
);
const MotionSheet = lazy(() => import('../motion/motion-sheet.tsx').then((it) => ({ default: it.MotionSheet })));
// Beads and rooms are somebody's.
const Grips = lazy(() => import('./grips.tsx').then((it) => ({ default: it.Grips })));
const LayThere = lazy(() => import('./lay-there.tsx').then((it) => ({ default: it.LayThere })));
const LookedAtCard = lazy(() => import('./looked-at-card.tsx').then((it) => ({ default: it.LookedAtCard })));
const PlaceMenu = lazy(() => import('./place-menu.tsx').then((it) => ({ default: it.PlaceMenu })));
const HeldSpot = lazy(() => import('./held-spot.tsx').then((it) => ({ default: it.HeldSpot })));
// Only for those who draw: it brings stickers and inks along.
const PenSheet = lazy(() => import('../pen/pen-sheet.tsx').then((it) => ({ default: it.PenSheet })));
const PenDesk = lazy(() => import('../pen/pen-desk.tsx').then((it) => ({ default: it.PenDesk })));

/** The map: paper that is moved in its window, ink drawn once per moment, and a sheet above it for what glows. */
export function MapView({ above }: { above?: ReactNode }) {
  const game = usePageGame();
  const sees = useView();
  const { name, view, lookedAt, pointedAt, elsewhere } = useTable();
  const { world } = game;
  const { page } = world;
  const called = calledIn(game);
  const now = lastTick(game);
  const tick = view.moment ?? now;
  const isPlaying = usePlaying((it) => it.now !== null);
  const asked = view.moment === null && !isPlaying && !elsewhere ? askOf(game) : null;
  const open = game.hand === 'person' ? asked : null;

  const window_ = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const lens = useRef<MapLens | null>(null);
  const [, setMoves] = useState(0);
  const held = useRef(false);

  // Known before the ink is laid, so that nothing is drawn twice.
  const [detail, setDetail] = useState<Detail | null>(null);
  useLayoutEffect(() => {
    if (!window_.current || !paper.current) return;
    // Of the game and not of its page: what is taken back brings another page of the same size, which is seen through the same lens.
    const { width, height } = game.world.page;
    const made = mapLens(window_.current, paper.current, {
      page: { width, height },
      onRest: (rested) => changeView({ lens: rested }),
      onMove: () => {
        setMenu(null);
        setRefusal(null);
        if (useTable.getState().lookedAt || held.current) setMoves((count) => count + 1);
      },
      onStill: (pixels) => setDetail(detailAt(width, pixels)),
    });
    lens.current = made;
    made.set(useTable.getState().view.lens);
    setDetail(detailAt(width, made.pixels()));
    return () => made.stop();
  }, [game]);

  const { look, hidden, faded, tracing } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the journal is the same, and has grown
  const ages = useMemo(() => ageSheets(world.journal.entries, tracing), [world, tracing, now]);
  const pen = useTable((table) => table.pen.ofMap);
  const hasDrawn = useTable((table) => table.pen.edits.length > 0);
  const isDrawing = usePen((it) => it.tool !== null);
  const shapeOf = useMemo(() => shapesDrawn(world, tick, pen), [world, tick, pen]);

  const [numerals, setNumerals] = useState<Inked['scene']['numerals']>([]);
  const showNumbers = useCallback(({ scene }: Inked) => setNumerals(scene.numerals), []);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const forgetRefusal = useCallback(() => setRefusal(null), []);
  const refuse = (text: string, { x, y }: { readonly x: number; readonly y: number }) => {
    announce(text);
    if (lens.current) setRefusal({ text, at: lens.current.toWindow(x, y) });
  };
  const [menu, setMenu] = useState<{ readonly ask: unknown; readonly keys: string[]; readonly at: Point } | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const isFinger = useRef(false);
  const [misfit, setMisfit] = useState<Misfit | null>(null);

  const cursor = useSpotCursor(open?.ask === 'spot' ? open : null, page, refuse);
  held.current = cursor.isHeld;
  const lit = useMemo(
    () => [...litAbout(asked, world, shapeOf), ...litBy(open, world, shapeOf)],
    [asked, open, world, shapeOf],
  );
  const fresh = view.moment === null ? NONE : litByTick(world, view.moment, called, shapeOf);
  const looked: Lit[] = lookedAt ? [litAs(lookedAt, world, sees, called, shapeOf)].flatMap((it) => it ?? []) : [];

  const [aim, aimAt] = useAim(open, cursor.at, window_);
  const spotPointedAt = open?.ask === 'spot' && pointedAt !== null ? spotFrom(pointedAt) : null;
  const preview = usePreview(
    game,
    open?.ask === 'choose' ? pointedAt : (spotPointedAt ?? (cursor.isHeld ? cursor.at : aim)),
  );

  const version = useTable((table) => table.version);
  const shownGroup = useTable((table) => table.pointedGroup ?? table.pinnedGroup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same, and has changed
  const realms = useMemo(() => {
    if (!view.realms && !shownGroup) return NO_REALMS;
    const then = view.moment === null ? world : sees.at(world, view.moment);
    return realmsOf(sees, then, view.realms ? sees.players(then).map(({ id }) => id) : [shownGroup as string]);
  }, [sees, world, view.moment, view.realms, shownGroup, version]);

  const onClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('[data-still]')) clickAt(event.clientX, event.clientY);
  };
  const clickAt = (clientX: number, clientY: number) => {
    if (!lens.current) return;
    const { x, y } = lens.current.toPage(clientX, clientY);
    const [option, ...others] = optionsAt(clientX, clientY, isFinger.current);
    if (option !== undefined && others.length === 0) return answer(option);
    if (option !== undefined) return setMenu({ ask: open, keys: [option, ...others], at: lens.current.toWindow(x, y) });
    if (open?.ask === 'spot') {
      if (!isFinger.current) return cursor.take(x, y);
      return cursor.hold(x, y, lens.current.toPage(clientX + FINGER, clientY).x - x);
    }
    const here = whatIsHere(sees, world, tick, x, y, shapeOf);
    lookAt(here);
    if (!here) refuse('Nothing is drawn there.', { x, y });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (cursor.onKey(event)) return;
    const arrow = ARROWS[event.key];
    if (arrow) lens.current?.panBy(-arrow[0] * 80, -arrow[1] * 80);
    else if (event.key === '+' || event.key === '=') lens.current?.zoomBy(1.4);
    else if (event.key === '-') lens.current?.zoomBy(1 / 1.4);
    else if (event.key === '0') lens.current?.fit();
    else if (event.key === 'Escape') lookAt(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const ratio = { '--page-ratio': page.width / page.height } as CSSProperties;
  const size = { width: page.width * PX, height: page.height * PX };
  return (
    <div className={open?.ask === 'spot' ? 'map pointing' : 'map'} style={ratio}>
      <div
        ref={window_}
        id="map"
        className="map-window"
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${name}. Arrow keys move it, plus and minus zoom. “The map in words” lists what is on it.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
        tabIndex={0}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          isFinger.current = event.pointerType === 'touch';
          forgetRefusal();
        }}
        onPointerMove={(event) => aimAt(lens.current?.toPage(event.clientX, event.clientY) ?? null)}
        onPointerLeave={() => aimAt(null)}
      >
        <div ref={paper} className="map-paper" style={size}>
          {detail && (
            <Ink
              world={world}
              drawing={{ called, tick, title: name, look, hidden, faded, ages, pen, detail }}
              kept={keptOf(game)}
              onDrawn={showNumbers}
            />
          )}
          {(isDrawing || hasDrawn) && (
            <Suspense>
              <PenSheet page={page} tick={tick} ages={ages} />
            </Suspense>
          )}
          <Overlay
            page={page}
            lit={lit}
            fresh={fresh}
            lookedAt={looked}
            pointedAt={pointedAt}
            cursor={spotPointedAt ?? cursor.at}
            realms={realms}
            onPoint={pointAt}
            onDrag={
              cursor.isHeld
                ? ({ clientX, clientY }) => {
                    const to = lens.current?.toPage(clientX, clientY);
                    if (to) cursor.drag(to.x, to.y);
                  }
                : null
            }
          />
          {(preview || isMoving(view.motion)) && (
            <Suspense>
              <MotionSheet world={world} tick={tick} wouldBe={preview?.changes ?? null} />
            </Suspense>
          )}
          {asked && !isDrawing && open?.ask !== 'spot' && world.groups.length > 0 && (
            <Suspense>
              <Grips lens={lens} onClick={clickAt} refuse={refuse} onMisfit={setMisfit} />
            </Suspense>
          )}
        </div>
      </div>
      {isDrawing && (
        <Suspense>
          <PenDesk lens={lens} window={window_} />
        </Suspense>
      )}
      {preview && (
        <Suspense>
          <PreviewCaption preview={preview} />
        </Suspense>
      )}
      {refusal && <RefusedHere refusal={refusal} window={window_.current} onGone={forgetRefusal} />}
      <Suspense>
        {menu && menu.ask === open && open?.ask === 'choose' && (
          <PlaceMenu
            options={open.options.filter(({ key }) => menu.keys.includes(key))}
            at={menu.at}
            window={window_.current}
            onClose={closeMenu}
          />
        )}
        {cursor.isHeld && cursor.at && lens.current && (
          <HeldSpot
            at={lens.current.toWindow(cursor.at.x, cursor.at.y)}
            window={window_.current}
            onTake={() => cursor.at && cursor.take(cursor.at.x, cursor.at.y)}
            onDrop={cursor.letGo}
          />
        )}
      </Suspense>
      {misfit && (
        <Suspense>
          <LayThere misfit={misfit} onClose={() => setMisfit(null)} />
        </Suspense>
      )}
      <MapTools lens={lens} numerals={numerals} />
      {above}
      {lookedAt && (
        <Suspense>
          <LookedAtCard
            lookedAt={lookedAt}
            at={lens.current?.toWindow(lookedAt.x, lookedAt.y) ?? null}
            window={window_.current}
          />
        </Suspense>
      )}
    </div>
  );
}

const NONE: readonly Lit[] = [];
const NO_REALMS: readonly Realm[] = [];
function litAs(
  it: NonNullable<ReturnType<typeof whatIsHere>>,
  world: World,
  { levels }: View,
  called: Called,
  shapeOf: ShapeOf,
): Lit | null {
  if (it.what === 'piece') {
    const piece = world.page.pieces.find(({ id }) => id === it.id);
    return piece ? { key: piece.id, option: null, title: called(piece.what), ...shapePath(shapeOf(piece)) } : null;
  }
  const bed = levels(world).find(({ number }) => number === it.number)?.bed;
  return bed ? { key: `s${it.number}`, option: null, title: '', d: ringPath(bed.outline), width: 0 } : null;
}
