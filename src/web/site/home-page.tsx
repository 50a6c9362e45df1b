import styles from './site.module.css';
import { SiteFrame } from './site-frame.tsx';
import type { Site } from './site-page.ts';

export const HomePage = ({ site }: { site: Site }) => (
  <SiteFrame site={site}>
    <div className={styles.hero}>
      <h1>{site.company.name}</h1>
      <p className={styles.lead}>
        Wholesaler and trader of interior and building-finishing products for architects, designers, builders,
        showrooms, institutions and homes. Since 2005, in Delhi and Bhubaneswar.
      </p>
    </div>
    <section aria-labelledby="range">
      <h2 id="range">What we supply</h2>
      <div className={styles.range}>
        {range.map(({ place, products }) => (
          <div key={place}>
            <h3>{place}</h3>
            <ul>
              {products.map((product) => (
                <li key={product}>{product}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  </SiteFrame>
);

const range = [
  { place: 'Walls', products: ['Wallpapers', '3D panels', 'PVC panels', 'Foam panels', 'Indoor WPC louvers', 'HPL'] },
  {
    place: 'Floors',
    products: [
      'Wooden flooring',
      'Gym flooring',
      'Carpet tiles',
      'Wall-2-Wall carpets',
      'Artificial grass',
      'Door mats',
    ],
  },
  { place: 'Ceilings', products: ['Ceilings', 'WPC baffle ceilings', 'Acoustic baffle ceilings', 'Soffit panels'] },
  { place: 'Windows', products: ['Blinds', 'Awnings', 'Solar films'] },
  {
    place: 'Outside',
    products: ['Exterior claddings', 'Fundermax', 'Aluminium louver panels', 'Outdoor WPC louvers', 'Vertical garden'],
  },
];
