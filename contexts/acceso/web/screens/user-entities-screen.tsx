import { useConfiguracion } from '@marco/parametros/widgets';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Notice } from '@marco/web-kit/notice';
import { usePageTitle } from '@marco/web-kit/page';
import { Tag } from '@marco/web-kit/tag';
import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { searchEntidades } from '../../rules/ingreso/filter-entidades.ts';
import { presentNombreCompleto } from '../../rules/nombre-completo.ts';
import { type BrowserSession, useSession } from '../ingreso/session-store.ts';
import { useChooseEntidad } from '../ingreso/use-choose-entidad.ts';
import { useLogout } from '../ingreso/use-logout.ts';
import { EntidadCard } from './entidad-card.tsx';
import { EntidadSearch } from './entidad-search.tsx';
import styles from './user-entities-screen.module.css';

/** Choice of the entity to work for (specification §2 'Entity selection screen'). */
export function EleccionEntidadScreen() {
  usePageTitle('Seleccione una entidad');
  const session = useSession();
  // Nobody signed in: the private area knows how to start that and comes back here.
  if (!session) return <Navigate to={accesoPaths.app} replace />;
  return <EntidadChoice session={session} />;
}

function EntidadChoice({ session }: { readonly session: BrowserSession }) {
  const { ministerio, pie } = useConfiguracion();
  const { choose, adoptFirst, choosing, error } = useChooseEntidad();
  const { askLogout } = useLogout();
  const [wanted, setWanted] = useState('');
  const found = searchEntidades(session.entities, wanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    void adoptFirst();
  }, []);

  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1}>Le damos la bienvenida</h1>
      <p className={styles['lead']}>
        <strong>{presentNombreCompleto(session.infoUser)}</strong>, seleccione la entidad con la que va a
        trabajar. Podrá cambiarla después desde el menú de usuario.
      </p>
      <Notice>
        Para registrar una nueva entidad debe{' '}
        <button type="button" className={styles['inline']} onClick={askLogout}>
          cerrar sesión
        </button>{' '}
        y usar el enlace <strong>Registrar nuevo usuario</strong> de la página de inicio.
      </Notice>
      <div className={styles['bar']}>
        <div className={styles['count']}>
          <h2>Entidades</h2>
          <Tag>{String(found.length)}</Tag>
        </div>
        <EntidadSearch onSearch={setWanted} />
      </div>
      <div role="alert">{error ? <Notice tone="err">{error}</Notice> : null}</div>
      <p className="sr" role="status">
        {wanted ? `${found.length} entidades contienen «${wanted}»` : ''}
      </p>
      {found.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Ninguna entidad coincide con su búsqueda"
          text="Escriba otra palabra del nombre o borre el texto para ver todas sus entidades."
        />
      ) : (
        <ul className={styles['cards']}>
          {found.map((entidad) => (
            <li key={entidad.id}>
              <EntidadCard
                entidad={entidad}
                acronimo={ministerio.acronimo}
                isBusy={choosing === entidad.id}
                onChoose={() => void choose(entidad.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['help']}>
        <CircleQuestionMark size={17} />
        <span>
          ¿Su usuario aparece inactivo o pendiente? La aprobación se notifica por correo electrónico. Si
          necesita ayuda, escriba a <a href={`mailto:${pie.correos.soporte}`}>{pie.correos.soporte}</a>.
        </span>
      </p>
    </div>
  );
}
