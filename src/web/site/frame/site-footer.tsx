import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { PublicCompany } from '#domain/company/contact.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { telLink } from '../../ui/tel-link.ts';
import { cityIn } from '../parts/city-in.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './site-footer.module.css';

/** The mark of the logo, the offices, four links to write or follow, and the founding year. Blank fields of the firm's record are left out. */
export function SiteFooter({ company: { name, contact, demo, foundingYear } }: { company: PublicCompany }) {
  const { language, words } = useWords();
  const ways = [
    { icon: 'social', text: words.footer.social, href: contact.social.network },
    {
      icon: 'mail',
      text: words.footer.mail,
      href: contact.emails[0] && `mailto:${contact.emails[0]}?subject=Enquiry`,
    },
    { icon: 'photo', text: words.footer.photos, href: contact.social.photos },
    { icon: 'microblog', text: words.footer.microblog, href: contact.social.microblog },
  ].filter(({ href }) => href);
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.columns}>
          <svg className={styles.mark} viewBox="4 4 32 32" aria-hidden="true">
            <path d="M16 34.5H5.5v-29h29v29H24" fill="none" stroke="currentColor" strokeWidth="3" />
            <path d="M14 14h12v12H14z" fill="currentColor" />
          </svg>
          {contact.offices.map(({ city, address, phone }) => (
            <div key={city}>
              <h2>{cityIn(city, words)}</h2>
              <address lang={language === 'en' ? undefined : 'en'}>
                {[name, ...address].map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {phone && <a href={telLink(phone)}>{phone}</a>}
              </address>
            </div>
          ))}
          {ways.length > 0 && (
            <div>
              <h2>{words.footer.follow}</h2>
              <ul>
                {ways.map(({ icon, text, href }) => (
                  <li key={icon}>
                    <a href={href}>
                      <img
                        src={path(sitePaths.download, { category: 'social', file: icon })}
                        width={28}
                        height={28}
                        alt=""
                        loading="lazy"
                      />
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.legal}>
          <p>
            {foundingYear === undefined
              ? words.footer.copyrightAlone
              : fillWords(words.footer.copyright, { year: foundingYear })}{' '}
            {contact.companySite ? <a href={contact.companySite}>{name}</a> : name}
          </p>
          {demo && <p>{words.footer.demo}</p>}
        </div>
      </div>
    </footer>
  );
}
