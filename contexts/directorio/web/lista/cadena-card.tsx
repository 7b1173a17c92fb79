import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { formatNumber } from '@marco/web-kit/format';
import { ArrowRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { CadenaDirectorio, CadenasDirectorio } from '../../contract/index.ts';
import { presentClase, presentDatos } from '../present-servicio.ts';
import styles from './cadena-card.module.css';

type PasoCadena = CadenaDirectorio['pasos'][number];

const EN_PASOS: Readonly<Record<number, string>> = { 2: 'En dos pasos', 3: 'En tres pasos' };

/** The best chain, where no single servicio gives everything; the others open under it. */
export function CadenaCard({ cadenas, necesito }: Pick<CadenasDirectorio, 'cadenas' | 'necesito'>) {
  const [isWhole, setWhole] = useState(false);
  const [best, ...others] = cadenas;
  if (best === undefined) return null;
  return (
    <article className={styles['card']} aria-labelledby="cadena">
      <div className={styles['head']}>
        <div>
          <h3 id="cadena">{presentTitulo(best, necesito.length)}</h3>
          <p>Ningún servicio los entrega todos; esta cadena sí, con lo que usted ya tiene.</p>
        </div>
        <Chip tone="blue">Cadena</Chip>
      </div>
      <Pasos cadena={best} />
      {isWhole
        ? others.map((cadena) => (
            <Pasos key={cadena.pasos.map((paso) => paso.servicioId).join()} cadena={cadena} />
          ))
        : null}
      {others.length === 0 ? null : (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver una sola cadena' : `Ver otras cadenas (${formatNumber(others.length)})`}
        </Button>
      )}
    </article>
  );
}

function presentTitulo({ pasos }: CadenaDirectorio, datos: number): string {
  const how = EN_PASOS[pasos.length] ?? 'En un paso';
  return datos === 1 ? `${how} obtiene el dato` : `${how} obtiene los ${presentDatos(datos)}`;
}

function Pasos({ cadena: { pasos, datoPersonal } }: { readonly cadena: CadenaDirectorio }) {
  return (
    <ol
      className={styles['pasos']}
      aria-label={`Cadena de ${pasos.length} servicios, ${presentClase(datoPersonal)}`}
    >
      {pasos.map((paso, position) => (
        <Fragment key={paso.servicioId}>
          {position === 0 ? null : (
            <li className={styles['via']}>
              <ArrowRight size={20} />
              {presentVia(paso)}
            </li>
          )}
          <li className={styles['paso']}>
            <b>
              <Link to={paso.direccion}>{paso.nombre}</Link>
            </b>
            <small>
              {presentEntidad(paso.entidad.nombre, paso.entidad.sigla)} · {paso.estado.nombre}
            </small>
            <ul>
              {[...paso.aporta, ...paso.alimenta.filter((dato) => !isIn(dato, paso.aporta))].map((dato) => (
                <li key={dato.elementoId} data-needed={isIn(dato, paso.aporta) ? true : undefined}>
                  {dato.nombre}
                </li>
              ))}
            </ul>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

interface Dato {
  readonly elementoId: number;
}

function isIn({ elementoId }: Dato, datos: readonly Dato[]): boolean {
  return datos.some((other) => other.elementoId === elementoId);
}

/** With what a step is asked: what one has, or what an earlier step gave. */
function presentVia({ usa }: PasoCadena): string {
  const given = usa.filter(({ paso }) => paso > 0).map(({ nombre }) => nombre);
  if (given.length === 0) return 'con lo que usted ya tiene';
  return `con ${given.join(', ')}`;
}
