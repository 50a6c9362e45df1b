import { createRoot } from 'react-dom/client';
import { HomeCarousel } from '../../../src/web/site/home-carousel.tsx';

const slides = ['First', 'Second', 'Third'].map((caption, index) => ({
  id: index + 1,
  folder: 'hpl',
  caption,
  route: '/hpl',
  photo: undefined,
}));

createRoot(document.body).render(<HomeCarousel slides={slides}>A carousel that is told no interval</HomeCarousel>);
