import { ButtonLink } from '@marco/web-kit/button';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { toConjunto } from '../../contract/datos-abiertos.paths.ts';
import { toArchivoDeConjunto } from '../../contract/direcciones.terms.ts';
import type { ResumenConjunto } from '../../contract/index.ts';
import { type FormatoAbierto, ULTIMA_EDICION } from '../../contract/terms.ts';
import { presentCambio, presentFilas } from '../../rules/catalogo.ts';
import styles from './catalogo.module.css';

const FORMATOS: readonly FormatoAbierto[] = ['csv', 'json'];

/** A set of the catalogue: what it is, how much it has, what changed, and its files. */
export function ConjuntoCard({ conjunto }: { readonly conjunto: ResumenConjunto }) {
  const { codigo, titulo, descripcion, columnas, edicion } = conjunto;
  return (
    <li className={styles['conjunto']}>
      <div>
        <h3>
          <Link to={toConjunto(codigo)}>{titulo}</Link>
        </h3>
        <p>{descripcion}</p>
        <p className={styles['hechos']}>
          {edicion ? (
            <>
              <span>{presentFilas(edicion.filas)}</span>
              <span>{columnas} columnas</span>
              <span>{presentCambio(edicion)}</span>
            </>
          ) : (
            <span>Estará en la próxima edición</span>
          )}
        </p>
      </div>
      {edicion ? (
        <div className={styles['botones']}>
          {FORMATOS.map((formato) => (
            <ButtonLink
              key={formato}
              reloadDocument
              size="small"
              variant="secondary"
              icon={<Download size={16} />}
              to={toArchivoDeConjunto(codigo, ULTIMA_EDICION, formato)}
              aria-label={`Descargar ${titulo} en ${formato.toUpperCase()}`}
              download
            >
              {formato.toUpperCase()}
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </li>
  );
}
