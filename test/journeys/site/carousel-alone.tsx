import { createRoot } from 'react-dom/client';
import { HomeCarousel } from '#web/site/home/home-carousel.tsx';
import { en } from '#web/site/words/en/en.ts';
import { SiteWords } from '#web/site/words/site-words.tsx';

const slides = ['First', 'Second', 'Third'].map((caption, index) => ({
  id: index + 1,
  caption,
  route: '/hpl',
  name: 'HPL',
  photo: undefined,
}));

createRoot(document.body).render(
  <SiteWords language="en" words={en}>
    <HomeCarousel slides={slides}>A carousel that is told no interval</HomeCarousel>
  </SiteWords>,
);
