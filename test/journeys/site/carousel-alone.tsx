import { createRoot } from 'react-dom/client';
import { HomeCarousel } from '#web/site/home/home-carousel.tsx';

const slides = ['First', 'Second', 'Third'].map((caption, index) => ({
  id: index + 1,
  caption,
  route: '/hpl',
  name: 'HPL',
  photo: undefined,
}));

createRoot(document.body).render(<HomeCarousel slides={slides}>A carousel that is told no interval</HomeCarousel>);
