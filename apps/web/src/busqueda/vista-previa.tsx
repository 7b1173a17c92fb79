import { Chip } from '@marco/web-kit/chip';
import { Link } from 'react-router';
import type { Opcion } from './opciones.ts';
import styles from './vista-previa.module.css';

/** What answers the usual question about the selected line without opening it. */
export function VistaPrevia({ opcion, onOpen }: { readonly opcion: Opcion; readonly onOpen: () => void }) {
  const { ficha, titulo, detalle, motivo, to } = opcion;
  return (
    <section className={styles['preview']} aria-label="Vista previa">
      {ficha?.estado ? (
        <p>
          <Chip tone={ficha.estado.tono}>{ficha.estado.nombre}</Chip>
        </p>
      ) : null}
      <h2>{titulo}</h2>
      {ficha ? (
        <dl>
          {ficha.datos.map(({ nombre, valor }) => (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{motivo ?? detalle}</p>
      )}
      {to === undefined ? null : (
        <p className={styles['acts']}>
          <Link to={to} onClick={onOpen} tabIndex={-1}>
            {ficha ? `Abrir ${toInside(ficha.nombreTipo)}` : 'Abrir'}
          </Link>
        </p>
      )}
    </section>
  );
}

/** A name inside a sentence: 'Identificador OID' is 'identificador OID'. */
const toInside = (nombre: string) => nombre.charAt(0).toLocaleLowerCase('es') + nombre.slice(1);
