import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router';
import styles from './footer.module.css';
import { SOCIAL_NETWORKS, type SocialNetwork } from './social-networks.ts';

export interface FooterProps {
  readonly programme: string;
  readonly ministry: string;
  readonly address: string;
  /** Opening hours, one text per line: 'Lunes a viernes', '08:00 am - 05:00 pm'. */
  readonly hours: readonly string[];
  readonly phones: readonly { readonly label: string; readonly number: string }[];
  readonly emails: readonly string[];
  readonly social: readonly { readonly network: SocialNetwork; readonly url: string }[];
  readonly legal?: readonly { readonly label: string; readonly to: string }[];
  /** Product name and version at the bottom. */
  readonly version: string;
}

/** A dialable address of a number as people write it: '+57 (601) 000 0000' is 'tel:+576010000000'. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

function SocialLinks({ social }: Pick<FooterProps, 'social'>) {
  if (social.length === 0) return null;
  return (
    <ul className={styles['social']} aria-label="Redes sociales">
      {social.map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <svg width="17" height="17" fill="currentColor" aria-hidden="true">
              <use href={`/social-marks.svg#${network}`} />
            </svg>
            <span className="sr">{SOCIAL_NETWORKS[network]} (abre en una ventana nueva)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Public footer; every datum comes from outside. */
export function Footer(props: FooterProps) {
  const { programme, ministry, address, hours, phones, emails, social, legal = [], version } = props;
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div>
          <h2>{programme}</h2>
          <p className={styles['ministry']}>{ministry}</p>
          <p className={styles['line']}>
            <MapPin size={18} />
            <span>{address}</span>
          </p>
        </div>
        <div>
          <h3>Horario de atención</h3>
          <p className={styles['line']}>
            <Clock size={18} />
            <span>
              {hours.map((text) => (
                <span key={text} className={styles['row']}>
                  {text}
                </span>
              ))}
            </span>
          </p>
        </div>
        <div>
          <h3>Líneas telefónicas</h3>
          {phones.map((phone) => (
            <p key={phone.number} className={styles['line']}>
              <Phone size={18} />
              <span>
                <span className={styles['row']}>{phone.label}</span>
                <a href={phoneHref(phone.number)}>{phone.number}</a>
              </span>
            </p>
          ))}
        </div>
        <div>
          <h3>Correos de soporte</h3>
          {emails.map((email) => (
            <p key={email} className={styles['line']}>
              <Mail size={18} />
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          ))}
          <SocialLinks social={social} />
        </div>
      </div>
      <div className={styles['bar']}>
        <div className={styles['bottom']}>
          {legal.length > 0 ? (
            <nav aria-label="Enlaces legales">
              {legal.map((link) => (
                <Link key={link.to} to={link.to}>
                  {link.label}
                </Link>
              ))}
            </nav>
          ) : null}
          <span className={styles['version']}>{version}</span>
        </div>
      </div>
    </footer>
  );
}
