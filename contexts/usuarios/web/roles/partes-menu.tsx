import type { Decision } from '@marco/contract-kit';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { useState } from 'react';
import type { Matriz } from '../../contract/index.ts';
import { ParteDialog, type ParteEditable } from './parte-dialog.tsx';
import styles from './roles.module.css';

/** The parts of the menu in their order, with their texts to edit. */
export function PartesMenu({ funcionalidades, edita }: Pick<Matriz, 'funcionalidades' | 'edita'>) {
  const [editing, setEditing] = useState<ParteEditable | null>(null);
  const show = (parte: ParteEditable) => (
    <Parte parte={parte} edita={edita} onEdit={() => setEditing(parte)} />
  );
  return (
    <Card title="Partes del menú">
      <ul className={styles['parts']}>
        {funcionalidades.map(({ subfuncionalidades, ...funcionalidad }) => (
          <li key={funcionalidad.id}>
            {show({ ...funcionalidad, tipo: 'funcionalidades' })}
            <details className={styles['more']}>
              <summary>{presentPartes(funcionalidad.nombre, subfuncionalidades.length)}</summary>
              <ul>
                {subfuncionalidades.map(({ items, acciones: _, ...sub }) => (
                  <li key={sub.id}>
                    {show({ ...sub, tipo: 'subfuncionalidades' })}
                    <ul>
                      {items.map(({ accion: _accion, ...item }) => (
                        <li key={item.id}>{show({ ...item, tipo: 'items' })}</li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      {editing ? <ParteDialog parte={editing} onClose={() => setEditing(null)} /> : null}
    </Card>
  );
}

function presentPartes(nombre: string, cantidad: number): string {
  return `Partes de ${nombre} (${cantidad})`;
}

interface ParteProps {
  readonly parte: ParteEditable;
  readonly edita: Decision;
  readonly onEdit: () => void;
}

function Parte({ parte: { nombre, descripcion }, edita, onEdit }: ParteProps) {
  return (
    <div className={styles['part']}>
      <span>
        {nombre}
        {descripcion ? <small>{descripcion}</small> : null}
      </span>
      <Button variant="neutral" size="small" blocked={edita} onClick={onEdit}>
        Editar <span className="sr">{nombre}</span>
      </Button>
    </div>
  );
}
