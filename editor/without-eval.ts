import { z } from 'zod';

// Otherwise Zod tries whether it may make functions out of text, which the policy of the editor forbids and reports.
z.config({ jitless: true });
