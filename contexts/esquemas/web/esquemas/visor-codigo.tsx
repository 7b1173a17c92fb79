import { useCopyText } from '@marco/web-kit/clipboard';
import { Check, Copy, Download } from 'lucide-react';
import { memo } from 'react';
import type { LenguajeEsquema } from '../../contract/terms.ts';
import styles from './esquemas-panel.module.css';
import { toTrozos } from './to-trozos.ts';

interface VisorCodigoProps {
  readonly nombre: string;
  readonly lenguaje: LenguajeEsquema;
  readonly texto: string;
  /** Whether the text goes on beyond what is here. */
  readonly recortado: boolean;
  /** Name the download has. */
  readonly descarga: string;
  readonly onDownload: () => void;
  readonly isDownloading: boolean;
}

/** A text of machines on a dark ground, in both themes: numbered lines, copy and download. */
export function VisorCodigo(props: VisorCodigoProps) {
  const { nombre, lenguaje, texto, recortado, descarga, onDownload, isDownloading } = props;
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(texto, 'Texto copiado.');
  return (
    <div className={styles['viewer']}>
      <div className={styles['bar']}>
        <span className={styles['file']}>{nombre}</span>
        <button type="button" className={styles['action']} onClick={() => void copy()}>
          {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          {isCopied ? 'Copiado' : 'Copiar'}
        </button>
        <button
          type="button"
          className={styles['action']}
          aria-disabled={isDownloading}
          onClick={() => {
            if (!isDownloading) onDownload();
          }}
        >
          <Download size={16} aria-hidden />
          {isDownloading ? 'Descargando' : 'Descargar'} <span className="sr">{descarga}</span>
        </button>
      </div>
      <section
        ref={shown}
        className={styles['code']}
        aria-label={`Texto de ${nombre}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
      >
        <Lineas texto={texto} lenguaje={lenguaje} />
      </section>
      {recortado ? (
        <p className={styles['cut']}>Se muestra el comienzo del archivo. Descárguelo para verlo completo.</p>
      ) : null}
    </div>
  );
}

interface LineasProps {
  readonly texto: string;
  readonly lenguaje: LenguajeEsquema;
}

const Lineas = memo(function Lineas({ texto, lenguaje }: LineasProps) {
  const lineas = texto.replace(/\n$/, '').split('\n');
  return (
    <code className={styles['lines']}>
      {lineas.map((linea, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text do not move
        <span key={place} className={styles['line']}>
          {toTrozos(linea, lenguaje).map(({ texto: trozo, clase }, at) =>
            clase === null ? (
              trozo
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line do not move
              <span key={at} className={styles[clase]}>
                {trozo}
              </span>
            ),
          )}
        </span>
      ))}
    </code>
  );
});
