import { lazy, Suspense, useEffect } from 'react';
import { AboutScreen } from './about/about-screen.tsx';
import { readOwnCards } from './cards/own-cards.ts';
import { Mishap } from './desk/mishap.tsx';
import { NoticeBoard } from './desk/notice-board.tsx';
import { TopBar } from './desk/top-bar.tsx';
import { UpdateNotice } from './offline/update-notice.tsx';
import { type Route, useRoute } from './route.ts';
import { ShelfScreen } from './shelf/shelf-screen.tsx';
import { readShelf } from './storage/shelf.ts';

const TableScreen = lazy(() => import('./table/table-screen.tsx').then((it) => ({ default: it.TableScreen })));
const OpenLink = lazy(() => import('./shelf/open-link.tsx').then((it) => ({ default: it.OpenLink })));
const OwnCardsScreen = lazy(() =>
  import('./cards/own-cards-screen.tsx').then((it) => ({ default: it.OwnCardsScreen })),
);
const CompareScreen = lazy(() => import('./compare/compare-screen.tsx').then((it) => ({ default: it.CompareScreen })));
const RulebookScreen = lazy(() =>
  import('./rulebook/rulebook-screen.tsx').then((it) => ({ default: it.RulebookScreen })),
);

export function App() {
  const route = useRoute();
  useEffect(() => {
    void readShelf();
    void readOwnCards();
  }, []);
  useEffect(() => {
    document.title = route.at === 'about' ? 'About · Understory' : 'Understory';
  }, [route.at]);
  return (
    <>
      <Mishap key={route.at}>
        <Suspense fallback={<TopBar />}>
          <Screen route={route} />
        </Suspense>
      </Mishap>
      <NoticeBoard />
      <UpdateNotice />
    </>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.at) {
    case 'shelf':
      return <ShelfScreen />;
    case 'table':
      return <TableScreen world={route.world} />;
    case 'open':
      return <OpenLink letters={route.letters} />;
    case 'about':
      return <AboutScreen />;
    case 'cards':
      return <OwnCardsScreen />;
    case 'compare':
      return <CompareScreen here={route.here} there={route.there} />;
    case 'rules':
      return <RulebookScreen book={route.book} clause={route.clause} />;
  }
}
