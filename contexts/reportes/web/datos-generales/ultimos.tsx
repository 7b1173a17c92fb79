import { ARCHIVOS_DICCIONARIO, diccionarioPaths } from '@marco/diccionario/paths';
import { directorioPaths } from '@marco/directorio/paths';
import { mesasPaths } from '@marco/mesas/paths';
import { Card } from '@marco/web-kit/card';
import { formatDate } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { DatosGenerales, UltimoCambio } from '../../contract/index.ts';
import styles from './datos-generales.module.css';
import { Seccion } from './seccion.tsx';

/** What happened last: elements in force, servicios of level 3, sealed actas. */
export function Ultimos({ ultimos }: { readonly ultimos: DatosGenerales['ultimos'] }) {
  return (
    <Seccion
      id="ultimos"
      title="Últimos cambios"
      aside={<a href={ARCHIVOS_DICCIONARIO.cambios}>Seguir los cambios del lenguaje común (Atom)</a>}
    >
      <div className={styles['ultimos']}>
        <Lista
          title="Elementos incorporados"
          cambios={ultimos.elementos}
          todos={{ to: diccionarioPaths.home, label: 'Ver el diccionario' }}
        />
        <Lista
          title="Servicios publicados"
          cambios={ultimos.servicios}
          todos={{ to: directorioPaths.home, label: 'Ver el directorio de servicios' }}
        />
        <Lista
          title="Actas selladas"
          cambios={ultimos.actas}
          todos={{ to: mesasPaths.home, label: 'Ver las mesas' }}
        />
      </div>
    </Seccion>
  );
}

interface ListaProps {
  readonly title: string;
  readonly cambios: readonly UltimoCambio[];
  readonly todos: { readonly to: string; readonly label: string };
}

function Lista({ title, cambios, todos }: ListaProps) {
  return (
    <Card title={title} flush>
      {cambios.length === 0 ? (
        <p className={styles['nada']}>Todavía no hay.</p>
      ) : (
        <ul className={styles['lineas']}>
          {cambios.map(({ nombre, detalle, momento, url }) => (
            <li key={`${url} ${momento}`} className={styles['ultimo']}>
              <Link to={url}>{nombre}</Link>
              <small>
                {detalle}, {formatDate(momento)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['todos']}>
        <Link to={todos.to}>{todos.label}</Link>
      </p>
    </Card>
  );
}
