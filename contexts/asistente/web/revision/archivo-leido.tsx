import { Card } from '@marco/web-kit/card';
import { formatNumber, formatSize } from '@marco/web-kit/format';
import { FileCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RevisionDeCampos } from '../../contract/index.ts';
import { FORMATO_FUENTE } from '../../contract/terms.ts';
import { LineasDeFuente } from './lineas-de-fuente.tsx';
import styles from './revision.module.css';
import { useLineas } from './use-lineas.ts';

interface ArchivoLeidoProps {
  readonly archivo: File;
  readonly revision: RevisionDeCampos;
  /** What chooses another file. */
  readonly otro: ReactNode;
}

/** What was read of which file, and what was not, each part at its line. */
export function ArchivoLeido({ archivo, revision, otro }: ArchivoLeidoProps) {
  const { formato, omitidas } = revision;
  const esMuestra = formato === 'muestra-json' || formato === 'muestra-xml';
  return (
    <Card>
      <div className={styles['source']}>
        <span className={styles['tile']}>
          <FileCode size={22} />
        </span>
        <div>
          <p>
            <b>{archivo.name}</b> <small className="num">{formatSize(archivo.size)}</small>
          </p>
          <p>
            {FORMATO_FUENTE[formato]}: {presentCuenta(revision)}.{' '}
            {esMuestra
              ? 'De los mensajes quedó solo la forma de cada campo; sus datos se descartaron.'
              : 'Su contenido no se guarda.'}
          </p>
        </div>
        {otro}
      </div>
      {omitidas.length > 0 ? <Omitidas archivo={archivo} omitidas={omitidas} /> : null}
    </Card>
  );
}

const presentCantidad = (cuantos: number, uno: string, varios: string) =>
  `${formatNumber(cuantos)} ${cuantos === 1 ? uno : varios}`;

/** «18 campos en 2 mensajes»: of tables and messages, which are not always one. */
function presentCuenta({ formato, filas }: RevisionDeCampos): string {
  const campos = presentCantidad(filas.length, 'campo leído', 'campos leídos');
  const listDistintos = (texts: readonly string[]) => new Set(texts.filter((text) => text !== '')).size;
  if (formato === 'sql') {
    const tablas = listDistintos(filas.map(({ campo }) => campo.padre));
    return `${campos} en ${presentCantidad(tablas, 'tabla', 'tablas')}`;
  }
  const mensajes = listDistintos(
    filas.map(({ campo: { operacion, papel } }) => (operacion === null ? '' : `${operacion} ${papel}`)),
  );
  return mensajes === 0 ? campos : `${campos} en ${presentCantidad(mensajes, 'mensaje', 'mensajes')}`;
}

interface OmitidasProps {
  readonly archivo: File;
  readonly omitidas: RevisionDeCampos['omitidas'];
}

/** What was not read: each part opens at its line of the file. */
function Omitidas({ archivo, omitidas }: OmitidasProps) {
  const lineas = useLineas(archivo);
  return (
    <details className={styles['omitted']}>
      <summary>{presentCantidad(omitidas.length, 'parte no se leyó', 'partes no se leyeron')}</summary>
      <ul>
        {omitidas.map(({ linea, parte, motivo, veces }) => {
          const dicho = (
            <>
              <b>Línea {formatNumber(linea)}</b>: {parte}
              {veces > 1 ? ` (${formatNumber(veces)} veces)` : ''}. {motivo}
            </>
          );
          return (
            <li key={`${linea} ${parte} ${motivo}`}>
              {lineas ? (
                <details>
                  <summary>{dicho}</summary>
                  <LineasDeFuente lineas={lineas} linea={linea} />
                </details>
              ) : (
                dicho
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
