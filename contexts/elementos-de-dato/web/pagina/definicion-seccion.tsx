import { presentEntidad } from '@marco/entidades/terms';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import { Tag } from '@marco/web-kit/tag';
import type { ReactNode } from 'react';
import type { DetalleElemento } from '../../contract/index.ts';
import {
  CLASE_ELEMENTO,
  CLASIFICACION,
  DATO_PERSONAL,
  TIPO_ELEMENTO,
  TIPO_NOMBRE,
} from '../../contract/terms.ts';
import styles from './pagina.module.css';
import { SECCIONES } from './secciones.ts';

/** What the definition in the header leaves to say: what it is used for, what else it is called, what kind it is of. */
export function DefinicionSeccion({ detalle }: { readonly detalle: DetalleElemento }) {
  const { tipo, clase, capa, dominio } = detalle;
  return (
    <ReadingBlock id="definicion" title={SECCIONES.definicion}>
      <Textos detalle={detalle} />
      <dl className={styles['facts']}>
        <Hecho nombre="Tipo">
          {TIPO_ELEMENTO[tipo]}
          {tipo === 'compuesto' && clase === 'dato' ? '' : `, ${CLASE_ELEMENTO[clase].toLowerCase()}`}
        </Hecho>
        <Hecho nombre="Capa de uso">
          {capa.nombre}, {dominio.nombre}
        </Hecho>
        <Hecho nombre="Información">{CLASIFICACION[detalle.clasificacionInformacion]}</Hecho>
        <Hecho nombre="Dato personal">{DATO_PERSONAL[detalle.datoPersonal]}</Hecho>
      </dl>
    </ReadingBlock>
  );
}

/** Its texts in columns; nothing where it has none. */
function Textos({ detalle }: { readonly detalle: DetalleElemento }) {
  const { usos, notas, ejemplos, palabrasClave, nombres } = detalle;
  const hasLists = [ejemplos, nombres, palabrasClave].some(({ length }) => length > 0);
  if (usos === '' && notas === '' && !hasLists) return null;
  return (
    <div className={styles['columns']}>
      <Apartado titulo="Para qué se usa" isEmpty={usos === ''}>
        <p className={styles['text']}>{usos}</p>
      </Apartado>
      <Apartado titulo="Tenga en cuenta" isEmpty={notas === ''}>
        <p className={styles['text']}>{notas}</p>
      </Apartado>
      <Apartado titulo={ejemplos.length === 1 ? 'Ejemplo' : 'Ejemplos'} isEmpty={ejemplos.length === 0}>
        <p className={styles['tags']}>
          {ejemplos.map((ejemplo) => (
            <code key={ejemplo} className={styles['code']}>
              {ejemplo}
            </code>
          ))}
        </p>
      </Apartado>
      <Apartado titulo="También lo llaman" isEmpty={nombres.length === 0}>
        <ul className={styles['tags']}>
          {nombres.map(({ tipo, nombre, entidad }) => (
            <li key={`${tipo} ${nombre}`}>
              <Tag>{nombre}</Tag>
              {entidad === null && tipo === 'sinonimo' ? null : (
                <small>
                  {' '}
                  {TIPO_NOMBRE[tipo]}
                  {entidad ? ` en ${presentEntidad(entidad.nombre, entidad.sigla)}` : ''}
                </small>
              )}
            </li>
          ))}
        </ul>
      </Apartado>
      <Apartado titulo="Palabras clave" isEmpty={palabrasClave.length === 0}>
        <p className={styles['tags']}>
          {palabrasClave.map((palabra) => (
            <Tag key={palabra}>{palabra}</Tag>
          ))}
        </p>
      </Apartado>
    </div>
  );
}

interface ApartadoProps {
  readonly titulo: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Apartado({ titulo, isEmpty, children }: ApartadoProps) {
  return isEmpty ? null : (
    <div>
      <h3>{titulo}</h3>
      {children}
    </div>
  );
}

interface HechoProps {
  readonly nombre: string;
  readonly children: ReactNode;
}

function Hecho({ nombre, children }: HechoProps) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}
