import type { ApiIndex, IndexedOperation, OperationGroup } from '@marco/contract-kit/api-description';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './api-docs.module.css';
import { TITULO_API, toOperation } from './api-docs-address.ts';
import { MethodMark } from './method-mark.tsx';
import { OperationCard } from './operation-card.tsx';
import { OperationIndex } from './operation-index.tsx';
import { StartCard } from './start-card.tsx';
import { useApiIndex, useOperation } from './use-api-description.ts';
import type { Language } from './write-example.ts';

/** What is on show where the address names none: a search anybody may try. */
const FIRST = 'findDiccionarioPublic';

/** '/api/docs': one group and one operation at a time, which the address says (ADR 0098). */
export function ApiDocsScreen() {
  usePageTitle(TITULO_API);
  const index = useApiIndex();
  return (
    <>
      <PageHeading
        title={TITULO_API}
        lead="Todo lo que ve en pantalla, para su sistema. La parte pública no pide clave."
        actions={
          <ButtonLink
            variant="neutral"
            icon={<Download size={18} />}
            to="/api/openapi.json"
            reloadDocument
            download="openapi.json"
          >
            OpenAPI 3.1
          </ButtonLink>
        }
      />
      <LoadBlock query={index} subject="la descripción de la API">
        {(data) => <Description index={data} />}
      </LoadBlock>
    </>
  );
}

function Description({ index }: { readonly index: ApiIndex }) {
  const [address, setAddress] = useSearchParams();
  const [language, setLanguage] = useState<Language>('curl');
  const operations = index.groups.flatMap((group) => group.operations);
  const asked = address.get('operacion') ?? FIRST;
  const current =
    operations.find(({ id }) => id === asked) ?? (address.has('operacion') ? null : operations[0]);
  const group = index.groups.find((one) => current && one.operations.includes(current));
  const open = address.get('grupo') ?? group?.id ?? null;
  return (
    <div className={styles['layout']}>
      <OperationIndex
        index={index}
        current={current?.id ?? ''}
        open={open === '' ? null : open}
        onOpen={(next) =>
          setAddress(
            (before) => {
              const after = new URLSearchParams(before);
              after.set('grupo', next ?? '');
              return after;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <div className={styles['main']}>
        <StartCard />
        {current ? (
          <OperationPart current={current} language={language} onLanguage={setLanguage} />
        ) : (
          <Card title="No existe esa operación">
            <p role="status">{`La descripción no tiene ninguna operación «${asked}». Elija otra en el índice.`}</p>
          </Card>
        )}
        {group && current ? <OthersCard group={group} current={current} /> : null}
      </div>
    </div>
  );
}

interface OperationPartProps {
  readonly current: IndexedOperation;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

function OperationPart({ current, language, onLanguage }: OperationPartProps) {
  const operation = useOperation(current.id);
  return (
    <LoadBlock query={operation} subject="la operación">
      {(data) => <OperationCard key={data.id} operation={data} language={language} onLanguage={onLanguage} />}
    </LoadBlock>
  );
}

/** So many are in sight before somebody asks for the rest, which the index has too. */
const FIRST_OTHERS = 10;

function OthersCard({
  group,
  current,
}: {
  readonly group: OperationGroup;
  readonly current: IndexedOperation;
}) {
  const others = group.operations.filter(({ id }) => id !== current.id);
  if (others.length === 0) return null;
  const rest = others.slice(FIRST_OTHERS);
  return (
    <Card title={`Otras operaciones de ${group.name}`} aside="Ábrala para ver parámetros y ejemplos" flush>
      <OperationRows operations={others.slice(0, FIRST_OTHERS)} />
      {rest.length > 0 ? (
        <details className={styles['rest']} key={group.id}>
          <summary>{`Otras ${rest.length} operaciones de ${group.name}`}</summary>
          <OperationRows operations={rest} />
        </details>
      ) : null}
    </Card>
  );
}

function OperationRows({ operations }: { readonly operations: readonly IndexedOperation[] }) {
  return (
    <ul className={styles['rows']}>
      {operations.map(({ id, method, path, summary }) => (
        <li key={id}>
          <MethodMark method={method} />
          <div>
            <Link className={styles['other']} to={toOperation(id)}>
              {summary.replace(/\.$/, '')}
            </Link>
            <small>{path}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}
