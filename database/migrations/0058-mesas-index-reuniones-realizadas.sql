-- How many meetings a mesa held and when the last was: read of this index alone, whose rows are as narrow as the answer. The
-- deep search asks it of every mesa it finds, and the rows of meetings carry their whole texts, twice.
create index reuniones_realizadas on reuniones (mesa_id, inicia_en) where estado = 'realizada';
