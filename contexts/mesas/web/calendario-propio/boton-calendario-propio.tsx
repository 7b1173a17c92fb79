import { Button } from '@marco/web-kit/button';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { CalendarioPropioDialog } from './calendario-propio-dialog.tsx';

interface BotonCalendarioPropioProps {
  readonly texto: 'Suscribir' | 'Suscribirse';
  /** As wide as its place. */
  readonly block?: boolean;
}

/** Opens the address at which a calendar reads the meetings and due commitments of the person. */
export function BotonCalendarioPropio({ texto, block }: BotonCalendarioPropioProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="neutral" block={block} icon={<CalendarSync size={18} />} onClick={() => setOpen(true)}>
        {texto} <span className="sr">mi calendario</span>
      </Button>
      {isOpen ? <CalendarioPropioDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
