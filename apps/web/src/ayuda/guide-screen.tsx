import { ayudaPaths, TITULO_AYUDA } from '@marco/parametros/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { PageHeading, type ScreenTrail, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { ExampleBlock } from '../api-docs/example-block.tsx';
import type { Language } from '../api-docs/write-example.ts';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import styles from './ayuda.module.css';
import type { Guide, Task } from './guides/guide.ts';
import { GUIDES } from './guides/list-guides.ts';
import { SentenceText } from './sentence-text.tsx';
import { useAnchor } from './use-anchor.ts';

/** '/ayuda/{guia}': the tasks of a rol one under the other, with an index beside them. */
export function GuideScreen() {
  const { guia = '' } = useParams();
  const guide = GUIDES.find(({ id }) => id === guia);
  return guide ? <Shown key={guide.id} guide={guide} /> : <NotFoundScreen />;
}

function Shown({ guide }: { readonly guide: Guide }) {
  usePageTitle(guide.title);
  const trail = useMemo<ScreenTrail>(
    () => ({ trail: [{ nombre: TITULO_AYUDA, to: ayudaPaths.home }], current: guide.title }),
    [guide],
  );
  useScreenTrail(trail);
  useAnchor();
  const { hash } = useLocation();
  return (
    <>
      <PageHeading
        title={guide.title}
        lead={guide.summary}
        actions={
          <Button variant="neutral" icon={<Printer size={18} />} onClick={() => window.print()}>
            Imprimir
          </Button>
        }
      />
      <SideLayout
        isSticky
        sideLabel="Contenido de la guía"
        side={
          <Card title="En esta guía" isForScreen>
            <ol className={styles['links']}>
              {guide.tasks.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`} aria-current={hash === `#${id}` ? 'true' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </Card>
        }
      >
        {guide.tasks.map((task) => (
          <TaskCard key={task.id} task={task} />
        ))}
      </SideLayout>
    </>
  );
}

function TaskCard({ task: { id, title, intro, steps, call, after } }: { readonly task: Task }) {
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <div id={id} className={styles['task']}>
      <Card title={title}>
        <div className={styles['told']}>
          <p>
            <SentenceText sentence={intro} />
          </p>
          {call === undefined ? null : (
            <div className={styles['code']}>
              <ExampleBlock
                label={`Ejemplo: ${title}`}
                call={call}
                language={language}
                onLanguage={setLanguage}
              />
            </div>
          )}
          <ol className={styles['steps']}>
            {steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a task stay where they are
              <li key={place}>
                <span>
                  <SentenceText sentence={step} />
                </span>
              </li>
            ))}
          </ol>
          {after ? (
            <p>
              <SentenceText sentence={after} />
            </p>
          ) : null}
        </div>
      </Card>
    </div>
  );
}
