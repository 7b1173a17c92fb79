import { directorioPaths, TITULO_DIRECTORIO } from '@marco/directorio/paths';
import { entidadesPaths } from '@marco/entidades/paths';
import { mesasPaths } from '@marco/mesas/paths';
import { usuariosPaths } from '@marco/usuarios/paths';
import { useUsuarioEnSesion } from '@marco/usuarios/widgets';
import { Card } from '@marco/web-kit/card';
import { Link } from 'react-router';
import styles from '../indicadores/indicador.module.css';

/** Lists whose whole table is a file (domain reportes §2), of those that a menu leads to. */
const CON_DESCARGA: readonly string[] = [
  usuariosPaths.users,
  mesasPaths.home,
  entidadesPaths.lista,
  usuariosPaths.auditoria,
];

/** Anybody opens the directory, also where no menu leads to it. */
const DE_TODOS = { id: 0, nombreFuncionalidad: TITULO_DIRECTORIO, url: directorioPaths.home } as const;

/** The other lists with a file that the rol of the person opens, by the names of the menu. */
export function OtrosListados() {
  const { funcionalidades } = useUsuarioEnSesion();
  const suyos = funcionalidades
    .flatMap(({ subFuncionalidades }) => subFuncionalidades)
    .filter(({ url }) => CON_DESCARGA.includes(url) && url !== DE_TODOS.url);
  return (
    <Card title="Otros listados con descarga">
      <ul className={styles['enlaces']}>
        {[...suyos, DE_TODOS].map(({ id, nombreFuncionalidad, url }) => (
          <li key={id}>
            <Link to={url}>{nombreFuncionalidad}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
