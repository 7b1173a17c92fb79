import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Search } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import styles from './ayuda.module.css';
import { TITULO_GLOSARIO } from './ayuda-titles.ts';
import { searchTerminos } from './find-help.ts';
import { useAnchor } from './use-anchor.ts';

/** '/ayuda/glosario': the words of the field, each at an address of its own. */
export function GlosarioScreen() {
  usePageTitle(TITULO_GLOSARIO);
  useAnchor();
  const { hash } = useLocation();
  const [address, setAddress] = useSearchParams();
  const text = address.get('texto') ?? '';
  const terminos = searchTerminos(text);
  return (
    <>
      <PageHeading
        title={TITULO_GLOSARIO}
        lead="Qué significan los términos de estas páginas. En las pantallas, los que llevan puntos debajo se explican al oprimirlos."
      />
      <div className={styles['stack']}>
        <search aria-label="Buscar en el glosario">
          <TextInput
            type="search"
            label="Buscar un término"
            leadIcon={<Search size={16} />}
            value={text}
            onChange={(next) =>
              setAddress(next === '' ? {} : { texto: next }, { replace: true, preventScrollReset: true })
            }
          />
        </search>
        <p role="status">
          {terminos.length === 0
            ? 'Nada con esas palabras. Pruebe con otra.'
            : `Términos: ${terminos.length}`}
        </p>
        {terminos.length > 0 ? (
          <Card flush>
            <dl className={styles['terms']}>
              {terminos.map(({ clave, termino, definicion }) => (
                <div key={clave} id={clave} data-named={hash === `#${clave}`}>
                  <dt>{termino}</dt>
                  <dd>{definicion}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ) : null}
      </div>
    </>
  );
}
