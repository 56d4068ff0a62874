import { unreachable } from '@understory/table/problem';
import { lazy, Suspense, useEffect } from 'react';
import { NoticeBoard } from '../desk/notice-board.tsx';
import { type Route, useRoute } from '../desk/route.ts';
import { EDITIONS } from '../games/editions.ts';
import { OpeningNotice } from '../parts/opening/opening-notice.tsx';
import { MoreRooms, TopBar } from '../parts/top-bar/top-bar.tsx';
import { readShelf } from '../storage/shelf.ts';
import { Mishap } from './mishap.tsx';
import { ShelfScreen } from './shelf/shelf-screen.tsx';
import { UpdateNotice } from './update-notice.tsx';

const TableScreen = lazy(() => import('./table/table-screen.tsx').then((it) => ({ default: it.TableScreen })));
const OpenLink = lazy(() => import('./shelf/open-link.tsx').then((it) => ({ default: it.OpenLink })));
const AboutScreen = lazy(() => import('./about/about-screen.tsx').then((it) => ({ default: it.AboutScreen })));
const BookScreen = lazy(() => import('./book/book-screen.tsx').then((it) => ({ default: it.BookScreen })));
const CompareScreen = lazy(() => import('./compare/compare-screen.tsx').then((it) => ({ default: it.CompareScreen })));
const LegendsScreen = lazy(() => import('./legends/legends-screen.tsx').then((it) => ({ default: it.LegendsScreen })));
const RulebookScreen = lazy(() =>
  import('./rulebook/rulebook-screen.tsx').then((it) => ({ default: it.RulebookScreen })),
);

const ROOMS = EDITIONS.flatMap(({ rooms = [], game, edition }) =>
  rooms.map((it) => ({ ...it, of: { game, edition } })),
);

export function App() {
  const route = useRoute();
  useEffect(() => {
    void readShelf();
    for (const { wake } of EDITIONS) void wake?.();
  }, []);
  useEffect(() => {
    document.title = route.at === 'about' ? 'About · Understory' : 'Understory';
  }, [route.at]);
  return (
    <MoreRooms value={ROOMS}>
      <Mishap key={route.at}>
        <Suspense fallback={<TopBar />}>
          <Screen route={route} />
        </Suspense>
      </Mishap>
      <NoticeBoard>
        <OpeningNotice />
        <UpdateNotice />
      </NoticeBoard>
    </MoreRooms>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.at) {
    case 'shelf':
      return <ShelfScreen />;
    case 'table':
      return <TableScreen world={route.world} line={route.line ?? null} piece={route.piece ?? null} />;
    case 'legends':
      return <LegendsScreen world={route.world} page={route.page} />;
    case 'open':
      return <OpenLink letters={route.letters} />;
    case 'about':
      return <AboutScreen />;
    case 'room': {
      const { Screen: Room = ShelfScreen } = ROOMS.find(({ address }) => address === route.room) ?? {};
      return <Room />;
    }
    case 'book':
      return <BookScreen world={route.world} at={route.of} />;
    case 'compare':
      return <CompareScreen here={route.here} there={route.there} />;
    case 'rules':
      return <RulebookScreen book={route.book} clause={route.clause} />;
    default:
      return unreachable(route);
  }
}
