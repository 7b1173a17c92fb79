import { ExternalLink, Moon, Sun } from 'lucide-react';
import { BlockedReasons, reachedLimit } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import styles from './gov-bar.module.css';
import { useTheme } from './use-theme.ts';

export interface GovBarProps {
  /** Edge to edge, for screens with a side menu; otherwise it shares the edges of the public page. */
  readonly wide?: boolean;
  readonly portal: StatePortal;
}

/** The portal of the State the product belongs to. */
export interface StatePortal {
  readonly name: string;
  /** The text of the mark for screen readers. */
  readonly title: string;
  readonly url: string;
  /** Where the deaf are helped to talk with public offices. */
  readonly relayCentreUrl: string;
}

/** The bar of the State: portal mark, text size, theme, relay centre and portal links. */
export function GovBar({ wide = false, portal }: GovBarProps) {
  const { theme, textSize, toggleTheme, reduceText, enlargeText } = useTheme();
  return (
    <section className={styles['bar']} aria-label={`Barra ${portal.name}`} data-print="hide">
      <div className={classNames(styles['inner'], wide && styles['wide'])}>
        <a className={styles['mark']} href={portal.url} aria-label={portal.title}>
          <span className={styles['flag']} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          {portal.name}
        </a>
        <fieldset className={styles['tools']} aria-label="Opciones de accesibilidad">
          <BlockedReasons
            decision={reduceText ? undefined : reachedLimit('La letra ya tiene el tamaño menor.')}
          >
            {(reasons) => (
              <button
                type="button"
                aria-label="Reducir tamaño de letra, A−"
                {...reasons}
                onClick={reduceText}
              >
                A−
              </button>
            )}
          </BlockedReasons>
          <BlockedReasons
            decision={enlargeText ? undefined : reachedLimit('La letra ya tiene el tamaño mayor.')}
          >
            {(reasons) => (
              <button
                type="button"
                aria-label="Aumentar tamaño de letra, A+"
                {...reasons}
                onClick={enlargeText}
              >
                A+
              </button>
            )}
          </BlockedReasons>
          <span className="sr" role="status">
            Tamaño de letra {textSize.toLocaleString('es-CO')} %
          </span>
          <button
            type="button"
            aria-label={theme === 'dark' ? 'Cambiar a tema claro' : 'Cambiar a tema oscuro'}
            onClick={toggleTheme}
          >
            {theme === 'dark' ? <Sun size={16} /> : <Moon size={16} />}
          </button>
          <span className={classNames(styles['separator'], styles['desktop'])} />
          <a
            className={styles['desktop']}
            href={portal.relayCentreUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Centro de relevo<span className="sr"> (abre en una ventana nueva)</span>
          </a>
          <a className={styles['desktop']} href={portal.url} target="_blank" rel="noopener noreferrer">
            Ir a {portal.name}
            <span className="sr"> (abre en una ventana nueva)</span>
            <ExternalLink size={14} />
          </a>
        </fieldset>
      </div>
    </section>
  );
}
