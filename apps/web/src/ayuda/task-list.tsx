import { toGuia } from '@marco/parametros/paths';
import { Link } from 'react-router';
import styles from './ayuda.module.css';
import type { FoundTask } from './find-help.ts';

/** Tasks with the guide each is of. */
export function TaskList({ tasks }: { readonly tasks: readonly FoundTask[] }) {
  return (
    <ul className={styles['rows']}>
      {tasks.map(({ guide, task }) => (
        <li key={`${guide.id} ${task.id}`}>
          <Link to={toGuia(guide.id, task.id)}>{task.title}</Link>
          <small>{guide.title}</small>
        </li>
      ))}
    </ul>
  );
}
