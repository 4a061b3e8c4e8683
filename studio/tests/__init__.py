"""Tests of the studio that need neither Blender nor a rendered picture; `npm run check:studio` runs them."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
