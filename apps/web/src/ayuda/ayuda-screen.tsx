import { useSession } from '@marco/acceso/web';
import { ayudaPaths, TITULO_AYUDA, toGuia, toTermino } from '@marco/parametros/paths';
import { usuariosPaths } from '@marco/usuarios/paths';
import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Search } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { API_DOCS, TITULO_API } from '../api-docs/api-docs-address.ts';
import styles from './ayuda.module.css';
import { findHelpOfPage, searchTasks, searchTerminos } from './find-help.ts';
import type { Guide } from './guides/guide.ts';
import { GUIDES } from './guides/list-guides.ts';
import { TaskList } from './task-list.tsx';

/** Terms of the glossary that a search shows; all of them are one press away. */
const MOST_TERMS = 8;

/** '/ayuda': search, help about the page somebody comes from (`?de=`), and the guides, one's own first. */
export function AyudaScreen() {
  usePageTitle(TITULO_AYUDA);
  const [address, setAddress] = useSearchParams();
  const text = address.get('texto') ?? '';
  const from = address.get('de');
  const usuario = useSession()?.usuario;
  const rol = usuario?.rol?.nombre ?? '';
  const hasEntidad = Boolean(usuario);
  const isOwn = ({ roles }: Guide) => roles.includes(rol);
  const guides = [...GUIDES.filter(isOwn), ...GUIDES.filter((guide) => !isOwn(guide))];
  const ofPage = from === null ? [] : findHelpOfPage(from);
  return (
    <>
      <PageHeading
        title={TITULO_AYUDA}
        lead="Cómo hacer cada cosa, paso a paso, y qué significa cada término."
      />
      <div className={styles['stack']}>
        <search aria-label="Buscar en la ayuda">
          <TextInput
            type="search"
            label="Buscar en la ayuda"
            placeholder="Por ejemplo: nivel 2, devolución, OID"
            leadIcon={<Search size={16} />}
            value={text}
            onChange={(next) =>
              setAddress(next === '' ? {} : { texto: next }, { replace: true, preventScrollReset: true })
            }
          />
        </search>
        {text.trim() === '' ? (
          <>
            {from === null ? null : (
              <Card title="Ayuda de la página en la que estaba" flush>
                {ofPage.length === 0 ? (
                  <p className={styles['body']}>
                    Esa página no tiene una guía propia. Busque arriba, o escriba a soporte.
                  </p>
                ) : (
                  <TaskList tasks={ofPage} />
                )}
                <p className={styles['foot']}>
                  <Link to={from.startsWith('/') && !from.startsWith('//') ? from : '/'}>
                    Volver a la página
                  </Link>
                </p>
              </Card>
            )}
            <div className={styles['cards']}>
              {guides.map((guide) => (
                <Card key={guide.id} title={<Link to={toGuia(guide.id)}>{guide.title}</Link>}>
                  <p>{guide.summary}</p>
                  <ul className={styles['links']}>
                    {guide.tasks.map(({ id, title }) => (
                      <li key={id}>
                        <Link to={toGuia(guide.id, id)}>{title}</Link>
                      </li>
                    ))}
                  </ul>
                </Card>
              ))}
              <Card title="Más ayuda">
                <ul className={styles['links']}>
                  <li>
                    <Link to={ayudaPaths.glosario}>Glosario</Link>
                  </li>
                  <li>
                    <Link to={ayudaPaths.novedades}>Qué cambió</Link>
                  </li>
                  {hasEntidad ? (
                    <li>
                      <Link to={usuariosPaths.recorrido}>Recorrido inicial</Link>
                    </li>
                  ) : null}
                  <li>
                    <Link to={API_DOCS}>{TITULO_API}</Link>
                  </li>
                </ul>
              </Card>
            </div>
          </>
        ) : (
          <Results text={text} />
        )}
      </div>
    </>
  );
}

function Results({ text }: { readonly text: string }) {
  const tasks = searchTasks(text);
  const terminos = searchTerminos(text);
  const count = tasks.length + terminos.length;
  return (
    <>
      <p role="status">{count === 0 ? 'Nada con esas palabras. Pruebe con otra.' : `Resultados: ${count}`}</p>
      {tasks.length > 0 ? (
        <Card title="Cómo se hace" flush>
          <TaskList tasks={tasks} />
        </Card>
      ) : null}
      {terminos.length > 0 ? (
        <Card title="Qué significa" flush>
          <ul className={styles['rows']}>
            {terminos.slice(0, MOST_TERMS).map(({ clave, termino, definicion }) => (
              <li key={clave}>
                <Link to={toTermino(clave)}>{termino}</Link>
                <small>{definicion}</small>
              </li>
            ))}
          </ul>
          {terminos.length > MOST_TERMS ? (
            <p className={styles['foot']}>
              <Link to={`${ayudaPaths.glosario}?texto=${encodeURIComponent(text)}`}>
                {`Ver los ${terminos.length} términos`}
              </Link>
            </p>
          ) : null}
        </Card>
      ) : null}
    </>
  );
}
