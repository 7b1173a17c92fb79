import { presentEntidad } from '@marco/entidades/terms';
import { Link } from 'react-router';
import { MARCAS_MAPA, type MarcaMapa } from '../../contract/terms.ts';
import { toPapelesDeEntidad } from '../../contract/tramites.paths.ts';
import styles from './mapa.module.css';
import type { MapaHallado } from './use-mapa.ts';

/** A letter for each mark; the whole words stand in the key under the matrix and in each cell for screen readers. */
const LETRAS: Readonly<Record<MarcaMapa, string>> = { tiene: 'R', sirve: 'E', pide: 'P', intercambia: 'S' };
const MARCAS = Object.keys(MARCAS_MAPA) as MarcaMapa[];

/** The map as a matrix: elements down, entidades across; it moves inside its own box. */
export function MatrizMapa({ mapa: { filas, entidades } }: { readonly mapa: MapaHallado }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
      <section className={styles['caja']} tabIndex={0} aria-label="Matriz de elementos y entidades">
        <table className={styles['matriz']}>
          <caption className="sr">Elementos y entidades</caption>
          <thead>
            <tr>
              <th scope="col">Elemento de dato</th>
              {entidades.map(({ id, nombre, sigla }) => (
                <th key={id} scope="col">
                  <Link to={toPapelesDeEntidad(id)} title={presentEntidad(nombre, sigla)}>
                    {sigla === '' ? presentEntidad(nombre) : sigla}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.map((fila) => (
              <tr key={fila.elementoId}>
                <th scope="row">{fila.nombre}</th>
                {entidades.map(({ id }) => (
                  <td key={id}>
                    <Marcas marcas={fila.entidades.find(({ entidadId }) => entidadId === id)?.marcas ?? []} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={styles['clave']} aria-label="Qué dice cada letra">
        {MARCAS.map((marca) => (
          <li key={marca}>
            <b className={styles[marca]}>{LETRAS[marca]}</b> {MARCAS_MAPA[marca]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Marcas({ marcas }: { readonly marcas: readonly MarcaMapa[] }) {
  if (marcas.length === 0) return <span className="sr">Nada</span>;
  return marcas.map((marca) => (
    <span key={marca} className={styles['marca']}>
      <b aria-hidden="true" className={styles[marca]}>
        {LETRAS[marca]}
      </b>
      <span className="sr">{MARCAS_MAPA[marca]}. </span>
    </span>
  ));
}
