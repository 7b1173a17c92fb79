import { Card } from '@marco/web-kit/card';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import styles from './ayuda.module.css';
import { TITULO_NOVEDADES } from './ayuda-titles.ts';
import { RELEASES } from './novedades.ts';
import { SentenceText } from './sentence-text.tsx';

/** '/ayuda/novedades': what changed, in the words of who uses it. */
export function NovedadesScreen() {
  usePageTitle(TITULO_NOVEDADES);
  return (
    <>
      <PageHeading
        title={TITULO_NOVEDADES}
        lead="Lo que es nuevo o distinto en cada versión, lo más reciente primero."
      />
      <div className={styles['stack']}>
        {RELEASES.map(({ version, parts }) => (
          <Card key={version} title={`Versión ${version}`}>
            <div className={styles['told']}>
              {parts.map(({ title, changes }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <ul className={styles['changes']}>
                    {changes.map((change, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: what changed stays where it is
                      <li key={place}>
                        <SentenceText sentence={change} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
