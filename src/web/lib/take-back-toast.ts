/** Takes away the toast that was given this id, and nothing if it is gone. */
export async function takeBackToast(id: string): Promise<void> {
  try {
    const { toast } = await import('sonner');
    toast.dismiss(id);
  } catch {
    // What could not be fetched has shown nothing either.
  }
}
