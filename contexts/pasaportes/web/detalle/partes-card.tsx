import { Card } from '@marco/web-kit/card';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { PartePublica } from '../../contract/index.ts';
import styles from './pasaporte.module.css';

/** What the package holds, and why what it does not hold is not there. */
export function PartesCard({ partes }: { readonly partes: readonly PartePublica[] }) {
  const presentes = partes.filter(({ presente }) => presente).length;
  return (
    <Card title="Qué trae el pasaporte" aside={`${presentes} de ${partes.length} partes`}>
      <ul className={styles['partes']}>
        {partes.map(({ clave, titulo, archivos, texto, presente }) => (
          <li key={clave} className={presente ? undefined : styles['ausente']}>
            {presente ? <CircleCheck size={20} /> : <CircleDashed size={20} />}
            <div>
              <b>{titulo}</b>
              <p>{texto}</p>
              {presente ? <code>{archivos}</code> : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
