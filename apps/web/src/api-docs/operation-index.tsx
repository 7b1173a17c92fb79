import type { ApiIndex } from '@marco/contract-kit/api-description';
import { TextInput } from '@marco/web-kit/field';
import { Select } from '@marco/web-kit/select';
import { ChevronDown, ChevronRight, Globe, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import styles from './api-docs.module.css';
import { toOperation } from './api-docs-address.ts';
import { findOperations } from './find-operations.ts';
import { MethodMark } from './method-mark.tsx';

interface OperationIndexProps {
  readonly index: ApiIndex;
  /** The operation on show. */
  readonly current: string;
  /** The group that is open; null for none. */
  readonly open: string | null;
  readonly onOpen: (group: string | null) => void;
}

/** So many matches are shown at once, each in its group; of more, the groups alone with how many they have. */
const MOST_OPEN = 40;

/** Groups and operations with a search; on a narrow screen a list to choose from. */
export function OperationIndex({ index, current, open, onOpen }: OperationIndexProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const count = countOperations(index.groups);
  const groups = findOperations(index, text);
  const found = countOperations(groups);
  const opensAll = text.trim() !== '' && found <= MOST_OPEN;
  const options = groups.flatMap(({ name, operations }) =>
    operations.map(({ id, summary, isPublic }) => ({
      value: id,
      label: `${name}: ${summary.replace(/\.$/, '')}${isPublic ? ' (pública)' : ''}`,
    })),
  );
  return (
    <search className={styles['index']} aria-label="Operaciones">
      <TextInput
        type="search"
        label={`Buscar en ${count} operaciones`}
        hideLabel
        placeholder="Buscar operación"
        leadIcon={<Search size={16} />}
        value={text}
        onChange={setText}
      />
      <p className="sr" role="status">
        {text.trim() === '' ? '' : `${found} operaciones`}
      </p>
      {found === 0 ? <p className={styles['none']}>No hay operaciones con esas palabras.</p> : null}
      <div className={styles['select']}>
        <Select
          label="Ir a una operación"
          hideLabel
          options={options}
          value={options.some(({ value }) => value === current) ? current : ''}
          placeholder="Elija una operación"
          onChange={(id) => void navigate(toOperation(id))}
        />
      </div>
      <div className={styles['groups']}>
        {groups.map(({ id, name, operations }) => {
          const isOpen = opensAll || id === open;
          return (
            <div key={id}>
              <button
                type="button"
                className={styles['group']}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : id)}
              >
                {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
                {name}
                <span className={styles['count']}>{operations.length}</span>
              </button>
              {isOpen ? (
                <ul>
                  {operations.map((one) => (
                    <li key={one.id}>
                      <Link
                        to={toOperation(one.id)}
                        title={one.summary}
                        aria-current={one.id === current ? 'true' : undefined}
                      >
                        <MethodMark method={one.method} />
                        <span className={styles['summary']}>{one.summary.replace(/\.$/, '')}</span>
                        {one.isPublic ? (
                          <Globe className={styles['open']} size={14} role="img" aria-label="Pública" />
                        ) : null}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          );
        })}
      </div>
    </search>
  );
}

function countOperations(groups: ApiIndex['groups']): number {
  return groups.reduce((sum, { operations }) => sum + operations.length, 0);
}
