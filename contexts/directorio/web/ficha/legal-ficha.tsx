import { DATO_PERSONAL } from '@marco/elementos-de-dato/terms';
import { BASE_DATO_PERSONAL } from '@marco/solicitudes/terms';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import type { FichaServicio } from '../../contract/index.ts';
import { presentDatos } from '../present-servicio.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';

/** The norms that allow the exchange, and what it moves of people. */
export function LegalFicha({ baseLegal: { contenido, pendiente } }: Pick<FichaServicio, 'baseLegal'>) {
  return (
    <Bloque id="base-legal" titulo={BLOQUES['base-legal']} pendiente={pendiente}>
      {contenido === null ? null : (
        <div className={styles['hoja']}>
          <FactSheet>
            <Fact name="Normas que lo permiten" wide>
              {contenido.normas.length === 0 ? null : (
                <ul>
                  {contenido.normas.map(({ nombre, articulo, habilita }) => (
                    <li key={`${nombre} ${articulo}`}>
                      <b>{nombre}</b>
                      {articulo === '' ? null : `, ${articulo}`}
                      {habilita === '' ? null : `. ${habilita}`}
                    </li>
                  ))}
                </ul>
              )}
            </Fact>
            <Fact name="Clases de los datos">
              {contenido.clases.length === 0 ? null : (
                <ul>
                  {contenido.clases.map(({ clase, cantidad }) => (
                    <li key={clase}>
                      {DATO_PERSONAL[clase]}: {presentDatos(cantidad)}
                    </li>
                  ))}
                </ul>
              )}
            </Fact>
            <Fact name="Para compartir datos personales">
              {contenido.bases.length === 0
                ? null
                : contenido.bases.map((base) => BASE_DATO_PERSONAL[base]).join('; ')}
            </Fact>
          </FactSheet>
        </div>
      )}
    </Bloque>
  );
}
