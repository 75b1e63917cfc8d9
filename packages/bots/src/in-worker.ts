/** What a worker runs. */
import { serve } from './serve.js';

serve();
