import { lazy, Suspense, useEffect } from 'react';
import { AboutScreen } from './about/about-screen.tsx';
import { Mishap } from './desk/mishap.tsx';
import { NoticeBoard } from './desk/notice-board.tsx';
import { TopBar } from './desk/top-bar.tsx';
import { type Route, useRoute } from './route.ts';
import { OpenLink } from './shelf/open-link.tsx';
import { ShelfScreen } from './shelf/shelf-screen.tsx';
import { readShelf } from './storage/shelf.ts';
import { TableScreen } from './table/table-screen.tsx';

const RulebookScreen = lazy(() =>
  import('./rulebook/rulebook-screen.tsx').then((it) => ({ default: it.RulebookScreen })),
);

export function App() {
  const route = useRoute();
  useEffect(() => void readShelf(), []);
  useEffect(() => {
    document.title = route.at === 'about' ? 'About · Understory' : 'Understory';
  }, [route.at]);
  return (
    <>
      <Mishap key={route.at}>
        <Screen route={route} />
      </Mishap>
      <NoticeBoard />
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
    case 'rules':
      return (
        <Suspense fallback={<TopBar />}>
          <RulebookScreen book={route.book} clause={route.clause} />
        </Suspense>
      );
  }
}
