import { toast } from 'sonner';

/** Toasts: a title, and a sentence below it where there is more to say. */
export const notify = {
  success: (title: string, description?: string) => void toast.success(title, { description }),
  error: (title: string, description?: string) => void toast.error(title, { description }),
  info: (title: string, description?: string) => void toast(title, { description }),
};
